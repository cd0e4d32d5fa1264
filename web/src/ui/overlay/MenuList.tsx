import { Check, type LucideIcon } from "lucide-react";
import { type PointerEvent, useId } from "react";
import { KeyHint } from "../keys/Keys";
import { useKeysOn } from "../keys/keySwitch";
import { lettersOf } from "../keys/lettersOf";
import { ClampText } from "../table/ClampText";
import { useChoose } from "./MenuFrame";
import styles from "./MenuList.module.css";

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
  /** Name of a group without a heading; not needed if the menu has only one group. */
  label?: string | undefined;
  entries: readonly MenuEntry[];
  /** Makes the group a single choice; the key of the chosen entry. */
  chosen?: string | undefined;
  /** True if the first letter of an entry chooses it; in other menus a letter moves to an entry. */
  hasLetters?: boolean | undefined;
};

export const MenuList = ({ groups }: { groups: readonly MenuGroup[] }) =>
  groups.map((group) => <Group key={group.key} group={group} />);

function Group({ group }: { group: MenuGroup }) {
  const { heading, label, entries, chosen, hasLetters = false } = group;
  const headingId = useId();
  const areKeysOn = useKeysOn();
  const letters = hasLetters && areKeysOn ? lettersOf(entries.map(({ label }) => label)) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div
      role="group"
      className={styles.group}
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : headingId}
    >
      {heading !== undefined && (
        <p id={headingId} role="presentation" className={styles.heading}>
          <ClampText text={heading} />
        </p>
      )}
      {entries.map((entry, at) => (
        <Entry
          key={entry.key}
          entry={entry}
          letter={letters[at]}
          isChosen={chosen === undefined ? undefined : chosen === entry.key}
        />
      ))}
    </div>
  );
}

/** The focus follows the mouse, so that Enter chooses the highlighted entry. */
function focusUnder({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType === "mouse" && document.activeElement !== currentTarget)
    currentTarget.focus({ preventScroll: true });
}

type EntryProps = {
  entry: MenuEntry;
  letter: string | undefined;
  /** Left out if the group is not a choice. */
  isChosen: boolean | undefined;
};

function Entry({ entry, letter, isChosen }: EntryProps) {
  const id = useId();
  const choose = useChoose();
  const Icon = isChosen === undefined ? entry.icon : isChosen ? Check : undefined;
  const kind =
    isChosen === undefined
      ? { role: "menuitem" }
      : { role: "menuitemradio", "aria-checked": isChosen };
  const description = entry.description && `${id}-description`;
  // The name of a command contains all that it shows; a choice is named by its label alone.
  const named = isChosen === undefined ? [`${id}-label`, description] : [`${id}-label`];
  return (
    <button
      type="button"
      {...kind}
      tabIndex={-1}
      className={styles.entry}
      data-tone={entry.danger ? "danger" : "neutral"}
      aria-labelledby={named.filter(Boolean).join(" ")}
      aria-describedby={isChosen === undefined ? undefined : description}
      aria-keyshortcuts={letter}
      onPointerMove={focusUnder}
      onClick={() => choose(entry.onSelect)}
    >
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span id={`${id}-label`} className={styles.label} lang={entry.lang}>
        {entry.label}
      </span>
      <KeyHint letter={letter} />
      {entry.description && (
        <>
          {" "}
          <span id={description} className={styles.description}>
            {entry.description}
          </span>
        </>
      )}
    </button>
  );
}
