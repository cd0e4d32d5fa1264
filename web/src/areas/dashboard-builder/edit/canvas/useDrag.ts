import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Edit, Position, Widget } from "../../../../core/pkg/portal_core";
import type { EditorStore } from "../EditorStore";
import { scrollNearEdges } from "./scrollNearEdges";

export type DragKind = "move" | "size";

/** A drag under way: how far the pointer went, and how everything would lie if it ended now. */
export type Drag = {
  id: string;
  kind: DragKind;
  dx: number;
  dy: number;
  places: ReadonlyMap<string, Position>;
};

/** What is less than this is a press. */
const SLOP = 5;

type Start = {
  widget: Widget;
  kind: DragKind;
  pointerId: number;
  x: number;
  y: number;
  scrollY: number;
  /** Where the canvas begins: it may scroll sideways. */
  left: number;
  column: number;
  row: number;
};

/** The step that a drag comes to when it ends here. */
function editOf({ widget, kind, column, row }: Start, dx: number, dy: number): Edit {
  const { id, position } = widget;
  const across = Math.round(dx / column);
  const down = Math.round(dy / row);
  return kind === "move"
    ? { moveTo: { id, x: position.x + across, y: position.y + down } }
    : { resizeTo: { id, w: position.w + across, h: position.h + down } };
}

/** Moving and resizing by pointer: the others give way at each new cell, nothing is done before the pointer is lifted, Escape ends it. */
export function useDrag(store: EditorStore, canvas: { current: HTMLElement | null }) {
  const start = useRef<Start>(undefined);
  const tried = useRef("");
  const scrolling = useRef(scrollNearEdges());
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  function end() {
    start.current = undefined;
    tried.current = "";
    scrolling.current.stop();
    setDrag(undefined);
  }

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      start.current = undefined;
      tried.current = "";
      scrolling.current.stop();
      setDrag(undefined);
    };
    document.addEventListener("keydown", cancel, true);
    return () => document.removeEventListener("keydown", cancel, true);
  }, [isDragging]);

  useEffect(() => {
    const { stop } = scrolling.current;
    return stop;
  }, []);

  function begin(event: PointerEvent<HTMLElement>, widget: Widget, kind: DragKind) {
    if (event.button !== 0 || !canvas.current) return;
    const { inlineSize, left, row } = measures(canvas.current);
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      widget,
      kind,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      scrollY: window.scrollY,
      left,
      column: inlineSize / 12,
      row,
    };
  }

  /** How far the pointer went on the canvas. */
  function wayFrom(from: Start, clientX: number, clientY: number) {
    const left = canvas.current?.getBoundingClientRect().left ?? from.left;
    return {
      dx: clientX - from.x + from.left - left,
      dy: clientY - from.y + window.scrollY - from.scrollY,
    };
  }

  function follow(clientX: number, clientY: number) {
    const from = start.current;
    if (from === undefined) return;
    const { dx, dy } = wayFrom(from, clientX, clientY);
    const edit = editOf(from, dx, dy);
    const key = JSON.stringify(edit);
    if (key === tried.current) {
      setDrag((before) => before && { ...before, dx, dy });
      return;
    }
    tried.current = key;
    const outcome = store.tried(edit);
    if (outcome?.kind !== "done") return;
    const places = new Map(outcome.widgets.map(({ id, position }) => [id, position]));
    setDrag({ id: from.widget.id, kind: from.kind, dx, dy, places });
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (from === undefined || event.pointerId !== from.pointerId) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP;
    if (!isDragging && !far) return;
    const { clientX, clientY } = event;
    scrolling.current.follow(clientY, () => follow(clientX, clientY));
    follow(clientX, clientY);
  }

  function drop(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (from === undefined || event.pointerId !== from.pointerId) return;
    if (isDragging) {
      const { dx, dy } = wayFrom(from, event.clientX, event.clientY);
      store.step(editOf(from, dx, dy));
    }
    end();
  }

  return {
    drag,
    begin,
    handlers: { onPointerMove: move, onPointerUp: drop, onPointerCancel: end },
  };
}

/** Where the canvas begins, the width of twelve columns with their gaps, and the height of a row with its gap, in pixels. */
function measures(canvas: HTMLElement) {
  const style = getComputedStyle(canvas);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const row = Number.parseFloat(style.gridAutoRows) || 1;
  const { left, width } = canvas.getBoundingClientRect();
  return { inlineSize: width + gap, left, row: row + gap };
}
