import { type RefObject, useEffect, useRef } from "react";
import { useFocusRescue } from "./useFocusRescue";

/** A control that had the focus, and its position. */
type Held = { control: Element; cell: number; row: Element; table: Element; at: number };

/** The verb of a control's accessible name, without the name of its row. */
const actionOf = (control: Element) =>
  (control.getAttribute("aria-label") ?? control.textContent).trim().split(/\s/, 1)[0];

const rowsOf = (table: Element) => [...table.querySelectorAll("tbody > tr")];

function successor({ control, cell, row, table, at }: Held): HTMLElement | undefined {
  const rows = rowsOf(table);
  const heir = row.isConnected ? row : (rows[at] ?? rows.at(-1));
  const controls = [...(heir?.children[cell]?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  return controls.find((each) => actionOf(each) === actionOf(control)) ?? controls[0];
}

/**
 * Keeps the focus in the tables of a frame. If a control disappears, the first control of its row gets the focus. If
 * the row disappears, the same control of the next row gets it, else of the last row, else the page's heading.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, rows: unknown) {
  const last = useRef<Held>(undefined);

  useEffect(() => {
    const place = frame.current;
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const [cell, row, table] = [
        target.closest("td"),
        target.closest("tr"),
        target.closest("table"),
      ];
      if (!cell || !row || !table) return;
      const at = rowsOf(table).indexOf(row);
      last.current = { control: target, cell: cell.cellIndex, row, table, at };
    }
    place?.addEventListener("focusin", note);
    return () => place?.removeEventListener("focusin", note);
  }, [frame]);

  useFocusRescue(rows, () => {
    const held = last.current;
    // The control still exists, so the user took the focus away: leave it.
    if (held === undefined || held.control.isConnected) return undefined;
    last.current = undefined;
    return successor(held) ?? document.querySelector<HTMLElement>("h1");
  });
}
