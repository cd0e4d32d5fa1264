/** In px: distances to the button and to the edges of the window. */
const GAP = 4;
const EDGE = 8;

/** Puts a menu under its button, or above it if there is more room. */
export function placeMenu(menu: HTMLElement, opener: HTMLElement, align: "start" | "end") {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const button = opener.getBoundingClientRect();
  const below = height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const wanted = menu.scrollHeight + menu.offsetHeight - menu.clientHeight;
  const isAbove = wanted > below && above > below;
  const room = Math.max(isAbove ? above : below, 0);
  const left = align === "end" ? button.right - menu.offsetWidth : button.left;
  const furthest = width - EDGE - menu.offsetWidth;

  const { style } = menu;
  style.insetInlineStart = `${Math.max(EDGE, Math.min(left, furthest))}px`;
  style.insetBlockStart = isAbove
    ? `${button.top - GAP - Math.min(wanted, room)}px`
    : `${button.bottom + GAP}px`;
  style.maxBlockSize = wanted > room ? `${room}px` : "";
}
