import { Check, type LucideIcon } from "lucide-react";
import { Header, Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Text } from "react-aria-components/Text";
import styles from "./MenuButton.module.css";

export type MenuEntry = {
  key: string;
  label: string;
  lang?: string | undefined;
  icon?: LucideIcon | undefined;
  description?: string | undefined;
  danger?: boolean | undefined;
  onSelect: () => void;
};

export type MenuGroup = {
  key: string;
  heading?: string | undefined;
  /** What the group is called where no heading says it; nothing where it is the menu's only one. */
  label?: string | undefined;
  entries: readonly MenuEntry[];
  /** Makes the group a single choice and names what is chosen. */
  chosen?: string | undefined;
};

/** What a menu holds. */
export function MenuList({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <Menu className={styles.menu ?? ""}>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </Menu>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const selection =
    group.chosen === undefined
      ? {}
      : ({ selectionMode: "single", selectedKeys: [group.chosen] } as const);
  return (
    <MenuSection
      {...selection}
      id={group.key}
      className={styles.group ?? ""}
      {...(group.label === undefined ? {} : { "aria-label": group.label })}
    >
      {group.heading !== undefined && (
        <Header className={styles.heading ?? ""}>{group.heading}</Header>
      )}
      {group.entries.map(({ icon: Icon, ...entry }) => (
        <MenuItem
          key={entry.key}
          id={entry.key}
          textValue={entry.label}
          className={styles.entry ?? ""}
          data-tone={entry.danger ? "danger" : "neutral"}
          onAction={entry.onSelect}
        >
          {({ isSelected }) => (
            <>
              {group.chosen === undefined
                ? Icon && <Icon className={styles.icon} aria-hidden="true" />
                : isSelected && <Check className={styles.icon} aria-hidden="true" />}
              {/* Slots keep the description out of the name. */}
              <Text slot="label" className={styles.label ?? ""} lang={entry.lang}>
                {entry.label}
              </Text>
              {entry.description && (
                <Text slot="description" className={styles.description ?? ""}>
                  {entry.description}
                </Text>
              )}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
