import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef } from "react";
import type { Position, Widget } from "../../../../engine";
import { isTyping } from "../../../../ui/form/isTyping";
import { type DragKind, SLOP } from "./dragStart";
import { type Offset, placed } from "./placing";
import { WidgetBody, type WidgetBodyProps } from "./WidgetBody";
import styles from "./WidgetFrame.module.css";

export type WidgetFrameProps = Pick<
  WidgetBodyProps,
  "store" | "grab" | "onSettings" | "onRemove"
> & {
  widget: Widget;
  isSelected: boolean;
  position: Position;
  offset: (Offset & { kind: DragKind }) | undefined;
  onPress: () => void;
};

/** A widget in its grid cell. A new position does not redraw its content. */
export const WidgetFrame = memo(function WidgetFrame({
  widget: { id, type, title, config },
  isSelected,
  position,
  offset,
  onPress,
  ...body
}: WidgetFrameProps) {
  const { store, onRemove } = body;
  const down = useRef({ x: 0, y: 0 });

  function hold({ clientX, clientY }: PointerEvent) {
    down.current = { x: clientX, y: clientY };
    store.select(id);
  }

  /** The end of a drag is a click too. */
  function press({ target, clientX, clientY }: MouseEvent) {
    const isDrag = Math.hypot(clientX - down.current.x, clientY - down.current.y) > SLOP;
    const isControl = target instanceof Element && target.closest("button, a, input") !== null;
    if (!isDrag && !isControl) onPress();
  }

  function removeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Delete" || isTyping(event.target)) return;
    event.preventDefault();
    onRemove(id);
  }

  return (
    <li
      className={styles.frame}
      data-widget={id}
      data-selected={isSelected || undefined}
      data-type={type}
      data-drag={offset?.kind}
      style={placed(position, offset)}
      onFocus={() => store.select(id)}
      onPointerDown={hold}
      onClick={press}
      onKeyDown={removeByKey}
    >
      <WidgetBody id={id} type={type} title={title} config={config} {...body} />
    </li>
  );
});
