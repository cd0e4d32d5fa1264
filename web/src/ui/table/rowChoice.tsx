import { SquareCheckBig } from "lucide-react";
import type { ChangeEvent, KeyboardEvent, RefObject } from "react";
import { Button } from "../action/Button";
import { useShortcuts } from "../keys/shortcuts";
import { KEY_GROUPS, rowKeyTexts, withShift } from "../keys/texts";
import { focusLike } from "./rovingRows";
import styles from "./rowChoice.module.css";

/** Lets the user choose rows by a checkbox before each. */
export type RowChoice<Row> = {
  isChosen: (row: Row) => boolean;
  /** The name of a row's checkbox. It must keep its identity. */
  label: (row: Row) => string;
  /** Turns a row's choice around; `isRange` chooses all rows from the last one on. */
  onChoose: (key: string, isRange: boolean) => void;
  /** The checkbox above the rows. */
  all: { label: string; isChosen: boolean | "some"; onChange: (isChosen: boolean) => void };
  /** Where there is no room for checkboxes, a button shows them. On a phone a press on a card then chooses it. */
  start: { label: string; isOn: boolean; onToggle: () => void };
};

/** The keys of the choice, and what the table's body needs for it. */
export function useRowChoice(
  body: RefObject<HTMLElement | null>,
  keyAt: (place: number) => string | undefined,
  onChoose: RowChoice<never>["onChoose"] | undefined,
) {
  const rows = () => [...(body.current?.children ?? [])];
  const choose = (row: Element | null | undefined, isRange: boolean) => {
    const key = row ? keyAt(rows().indexOf(row)) : undefined;
    if (key !== undefined) onChoose?.(key, isRange);
  };
  const focused = () => rows().find((row) => row.contains(document.activeElement));
  const shortcut = (keys: string, label: string, isRange: boolean) => ({
    ...{ keys, label, group: KEY_GROUPS.list },
    run: () => choose(focused(), isRange),
  });
  useShortcuts(
    onChoose === undefined
      ? []
      : [
          shortcut("x", rowKeyTexts.choose, false),
          shortcut(withShift("x"), rowKeyTexts.chooseRange, true),
        ],
  );
  if (onChoose === undefined) return undefined;

  return {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLElement>) {
      if (!target.hasAttribute(CHECK)) return;
      choose(target.closest("tr"), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
    },
    /** Shift with Up or Down chooses from the focused row on. */
    onKeyDown({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent<HTMLElement>) {
      if (!shiftKey || ctrlKey || altKey || metaKey) return false;
      const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
      const all = rows();
      if (step === 0 || !(target instanceof HTMLElement)) return false;
      const here = all.find((row) => row.contains(target));
      if (here === undefined) return false;
      const next = all[all.indexOf(here) + step];
      if (next === undefined) return false;
      if (!here.hasAttribute("data-chosen")) choose(here, false);
      focusLike(next, target, here);
      choose(next, true);
      return true;
    },
  };
}

const CHECK = "data-row-check";

/** In rem: the column of the checkboxes. */
export const CHECK_ROOM = 2.5;

/** Shows the checkboxes of a narrow list. */
export function ChoiceStart({ label, isOn, onToggle }: RowChoice<never>["start"]) {
  return (
    <span className={styles.start}>
      <Button icon={SquareCheckBig} pressed={isOn} onClick={onToggle}>
        {label}
      </Button>
    </span>
  );
}

/** The first cell of a row. Left and Right reach it; the row's Tab stop is its link. */
export function RowCheck({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <td role="cell" data-check="" className={styles.cell}>
      <label className={styles.hit}>
        <input
          type="checkbox"
          className={styles.box}
          tabIndex={-1}
          aria-label={label}
          checked={isChosen}
          onChange={() => undefined}
          {...{ [CHECK]: "" }}
        />
      </label>
    </td>
  );
}

/** The first cell of the header: chooses all rows of the page, or none. */
export function HeadCheck({ label, isChosen, onChange }: RowChoice<never>["all"]) {
  return (
    <th role="columnheader" scope="col" className={styles.cell}>
      <label className={styles.hit}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = isChosen === "some";
          }}
          type="checkbox"
          className={styles.box}
          aria-label={label}
          checked={isChosen === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
    </th>
  );
}
