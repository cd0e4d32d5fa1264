import { Check, type LucideIcon } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from "react-aria-components/Menu";
import { Text } from "react-aria-components/Text";
import buttonStyles from "../action/Button.module.css";
import iconButtonStyles from "../action/IconButton.module.css";
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

export type MenuButtonProps = {
  /** The accessible name; the visible text too unless `iconOnly`. */
  label: string;
  lang?: string | undefined;
  icon?: LucideIcon | undefined;
  iconOnly?: boolean | undefined;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
  /** On which side of the button the menu lines up. */
  align?: "start" | "end" | undefined;
  /** Groups are divided by a rule. */
  groups: readonly MenuGroup[];
};

/** A button that opens a menu of actions or of single choices. */
export function MenuButton({
  label,
  lang,
  icon: Icon,
  iconOnly = false,
  variant = "secondary",
  size = "regular",
  align = "end",
  groups,
}: MenuButtonProps) {
  const look = iconOnly ? iconButtonStyles : buttonStyles;
  return (
    <MenuTrigger>
      <Button
        className={(iconOnly ? look.iconButton : look.button) ?? ""}
        data-variant={variant}
        data-size={size}
        {...(iconOnly ? { "aria-label": label } : {})}
        {...(lang === undefined ? {} : { lang })}
      >
        {Icon && <Icon className={look.icon} aria-hidden="true" />}
        {!iconOnly && <span>{label}</span>}
      </Button>
      <Popover className={styles.popover ?? ""} placement={`bottom ${align}`} offset={4}>
        <Menu className={styles.menu ?? ""}>
          {groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
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
