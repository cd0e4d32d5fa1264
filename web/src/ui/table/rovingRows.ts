import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { isTyping } from "../form/isTyping";
import { useShortcuts } from "../keys/shortcuts";
import { KEY_GROUPS, rowKeyTexts } from "../keys/texts";

/** Marks the body of a table whose rows are one Tab stop each. */
const ROWS = "data-roving-rows";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

const linksOf = (row: Element) => controlsOf(row).filter((control) => control.matches("a[href]"));

/** The control of a row that Tab reaches: its link, until another one was pressed. */
function stopOf(row: Element) {
  const stops = controlsOf(row).filter(({ tabIndex }) => tabIndex === 0);
  return stops.length === 1
    ? stops[0]
    : (stops.find((stop) => stop.matches("a[href]")) ?? stops[0]);
}

function setStop(row: Element, stop: HTMLElement | undefined) {
  for (const control of controlsOf(row)) {
    const wanted = control === stop ? 0 : -1;
    if (control.tabIndex !== wanted) control.tabIndex = wanted;
  }
}

function focusControl(row: Element | undefined, at: number) {
  if (row === undefined) return false;
  const controls = controlsOf(row);
  const next = controls[Math.min(at, controls.length - 1)];
  if (next === undefined) return false;
  setStop(row, next);
  next.focus();
  row.scrollIntoView({ block: "nearest" });
  return true;
}

/** Focuses the control of a row that is like the one of another row: the same link, or the control at the same place. */
export function focusLike(row: Element | undefined, control: HTMLElement, own: Element) {
  if (row === undefined) return false;
  const link = linksOf(row)[linksOf(own).indexOf(control)];
  const controls = controlsOf(row);
  const at = controlsOf(own).indexOf(control);
  return focusControl(row, link === undefined ? Math.max(at, 0) : controls.indexOf(link));
}

/**
 * Makes each row of a table one Tab stop: Left and Right move among the controls of the row, Home and End to its first
 * and last, Up and Down to the like control of the neighbouring rows. The roles of a table stay, so that screen
 * readers read it as one.
 */
export function useRovingRows(body: RefObject<HTMLElement | null>) {
  // After each rendering: rows and their controls come and go.
  useLayoutEffect(() => {
    for (const row of body.current?.children ?? []) setStop(row, stopOf(row) ?? controlsOf(row)[0]);
  });

  function move(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || metaKey || shiftKey) return;
    // Events of a menu or dialog that a row has opened arrive here too.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (isTyping(target) || target instanceof HTMLSelectElement) return;
    const rows = [...currentTarget.children];
    const row = rows.find((each) => each.contains(target));
    if (row === undefined) return;
    const controls = controlsOf(row);
    const at = controls.indexOf(target);
    const place = rows.indexOf(row);
    const moved = () => {
      if (ctrlKey) {
        if (key === "Home") return focusControl(rows[0], 0);
        return key === "End" && focusControl(rows.at(-1), 0);
      }
      if (key === "ArrowDown") return focusLike(rows[place + 1], target, row);
      if (key === "ArrowUp") return focusLike(rows[place - 1], target, row);
      if (key === "ArrowRight") return focusControl(row, at + 1);
      if (key === "ArrowLeft") return at > 0 && focusControl(row, at - 1);
      if (key === "Home") return focusControl(row, 0);
      return key === "End" && focusControl(row, controls.length - 1);
    };
    if (moved()) event.preventDefault();
  }

  // A control that was pressed keeps being the row's stop.
  function note({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const row = [...currentTarget.children].find((each) => each.contains(target));
    if (row !== undefined && controlsOf(row).includes(target)) setStop(row, target);
  }

  return { [ROWS]: "", onKeyDown: move, onFocus: note };
}

/** `j` and `k` move to the next and the previous row, also from outside of a table. */
export function useRowKeys(hasRows: boolean) {
  const key = (keys: string, label: string, step: 1 | -1) => ({
    ...{ keys, label, group: KEY_GROUPS.list, repeats: true },
    run: () => moveRow(step),
  });
  useShortcuts(hasRows ? [key("j", rowKeyTexts.next, 1), key("k", rowKeyTexts.previous, -1)] : []);
}

/** Moves to the next or previous row of the page's tables; without a focused row, to the first. */
function moveRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll(`main [${ROWS}] > *`)].filter(
    (row) => controlsOf(row).length > 0,
  );
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = here < 0 ? rows[0] : rows[here + step];
  if (next === undefined) return;
  const own = rows[here] ?? next;
  const control = own === next ? stopOf(next) : document.activeElement;
  if (control instanceof HTMLElement) focusLike(next, control, own);
}
