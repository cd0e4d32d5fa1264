import { type KeyboardEvent, memo } from "react";
import type { Position, Widget } from "../../../../engine";
import { isTyping } from "../../../../ui/form/isTyping";
import type { DragKind } from "./dragStart";
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
};

/** A widget in its grid cell. A new position does not redraw its content. */
export const WidgetFrame = memo(function WidgetFrame({
  widget: { id, type, title, config },
  isSelected,
  position,
  offset,
  ...body
}: WidgetFrameProps) {
  const { store, onRemove } = body;

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
      data-drag={offset?.kind}
      style={placed(position, offset)}
      onFocus={() => store.select(id)}
      onPointerDown={() => store.select(id)}
      onKeyDown={removeByKey}
    >
      <WidgetBody id={id} type={type} title={title} config={config} {...body} />
    </li>
  );
});
