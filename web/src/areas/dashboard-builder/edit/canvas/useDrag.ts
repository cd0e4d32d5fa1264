import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Position } from "../../../../engine";
import type { EditorStore } from "../EditorStore";
import { type DragKind, type DragStart, editOf, SLOP, startOf, wayFrom } from "./dragStart";
import type { Offset } from "./placing";
import { scrollNearEdges } from "./scrollNearEdges";

export type Drag = Offset & {
  id: string;
  kind: DragKind;
  places: ReadonlyMap<string, Position>;
};

/**
 * Moves and resizes widgets by pointer. Other widgets make room at once. Nothing is stored before
 * release; Escape cancels.
 */
export function useDrag(store: EditorStore, canvas: { current: HTMLElement | null }) {
  const start = useRef<DragStart>(undefined);
  const tried = useRef("");
  const scrolling = useRef(scrollNearEdges());
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  const end = useCallback(() => {
    start.current = undefined;
    tried.current = "";
    scrolling.current.stop();
    setDrag(undefined);
  }, []);
  useEscape(isDragging, end);

  useEffect(() => {
    const { stop } = scrolling.current;
    return stop;
  }, []);

  function begin(event: PointerEvent<HTMLElement>, id: string, kind: DragKind) {
    const widget = store.copy.widgets.find((widget) => widget.id === id);
    if (event.button !== 0 || !canvas.current || !widget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = startOf(event, canvas.current, { widget, kind });
  }

  /** The start of the drag if this pointer began it. */
  const heldBy = ({ pointerId }: PointerEvent) =>
    start.current?.pointerId === pointerId ? start.current : undefined;

  function follow(pointer: Pick<PointerEvent, "clientX" | "clientY">) {
    const from = start.current;
    if (from === undefined) return;
    const way = wayFrom(from, canvas.current, pointer);
    const edit = editOf(from, way);
    const key = JSON.stringify(edit);
    if (key === tried.current) {
      setDrag((before) => before && { ...before, ...way });
      return;
    }
    tried.current = key;
    const outcome = store.preview(edit);
    if (outcome?.kind !== "done") return;
    const places = new Map(outcome.widgets.map(({ id, position }) => [id, position]));
    setDrag({ id: from.widget.id, kind: from.kind, ...way, places });
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = heldBy(event);
    if (from === undefined) return;
    const { clientX, clientY } = event;
    const far = Math.hypot(clientX - from.x, clientY - from.y) > SLOP;
    if (!isDragging && !far) return;
    scrolling.current.follow(clientY, () => follow({ clientX, clientY }));
    follow({ clientX, clientY });
  }

  function drop(event: PointerEvent<HTMLElement>) {
    const from = heldBy(event);
    if (from === undefined) return;
    if (isDragging) store.step(editOf(from, wayFrom(from, canvas.current, event)));
    end();
  }

  return {
    drag,
    begin,
    handlers: { onPointerMove: move, onPointerUp: drop, onPointerCancel: end },
  };
}

/** Escape cancels the drag; other listeners do not receive the key. */
function useEscape(isUnderWay: boolean, end: () => void) {
  useEffect(() => {
    if (!isUnderWay) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end();
    };
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, [isUnderWay, end]);
}
