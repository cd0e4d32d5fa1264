import { Grip, MoveDiagonal2 } from "lucide-react";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import type { Edit, Position, Widget } from "../../../../core/pkg/portal_core";
import { isTyping } from "../../../../ui/form/isTyping";
import type { EditorStore } from "../EditorStore";
import { nudgeBy, stretchBy } from "./arrows";
import { DrawnWidget, usePreview } from "./DrawnWidget";
import type { DragKind } from "./dragStart";
import { Handle } from "./Handle";
import { type Offset, placed } from "./placing";
import styles from "./WidgetFrame.module.css";
import { WidgetTools } from "./WidgetTools";

export type Grab = {
  begin: (event: PointerEvent<HTMLElement>, widget: Widget, kind: DragKind) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

export type WidgetFrameProps = {
  widget: Widget;
  store: EditorStore;
  isSelected: boolean;
  /** Where it lies for the moment. */
  position: Position;
  /** How far the pointer has taken it, while it is dragged. */
  offset: (Offset & { kind: DragKind }) | undefined;
  grab: Grab;
  onSettings: (id: string) => void;
  onRemove: (id: string) => void;
};

/** A widget on the canvas, with what it can be taken by. */
export const WidgetFrame = memo(function WidgetFrame({
  widget,
  store,
  isSelected,
  position,
  offset,
  grab,
  onSettings,
  onRemove,
}: WidgetFrameProps) {
  const { id, type, title, config } = widget;
  const { answer } = usePreview(widget);
  const name = answer.kind === "ok" ? answer.value.title : title;
  const { begin, ...pointer } = grab;

  function go(edit: Edit) {
    store.step(edit);
    store.keepInSight();
  }

  function act(event: KeyboardEvent<HTMLElement>, edit: Edit | undefined) {
    if (edit === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(edit);
  }

  function removeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Delete" || isTyping(event.target)) return;
    event.preventDefault();
    onRemove(id);
  }

  /** With a mouse the head of the card is a handle too; a finger there scrolls. */
  function dragByHeader(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    if (!event.target.closest("header") || event.target.closest("button")) return;
    event.preventDefault();
    const frame = event.currentTarget.closest("li");
    frame?.querySelector<HTMLElement>("[data-part=move]")?.focus({ preventScroll: true });
    begin(event, widget, "move");
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={name} className={styles.group}>
        <div className={styles.tools}>
          <WidgetTools
            onSettings={() => onSettings(id)}
            onDuplicate={() => store.step({ duplicate: { id } }, { wish: "widget" })}
            onRemove={() => onRemove(id)}
            onEarlier={() => go({ shift: { id, order: "earlier" } })}
            onLater={() => go({ shift: { id, order: "later" } })}
          >
            <Handle
              part="move"
              label={`Pindahkan ${name}`}
              icon={Grip}
              describedBy="cara-pindah"
              onPointerDown={(event) => begin(event, widget, "move")}
              onKeyDown={(event) => act(event, nudgeBy(event.key, id))}
              {...pointer}
            />
          </WidgetTools>
        </div>
        <div className={styles.card} onPointerDown={dragByHeader} {...pointer}>
          <DrawnWidget id={id} type={type} title={title} config={config} />
        </div>
        <div className={styles.corner}>
          <Handle
            part="size"
            label={`Ubah ukuran ${name}`}
            icon={MoveDiagonal2}
            describedBy="cara-ubah-ukuran"
            onPointerDown={(event) => begin(event, widget, "size")}
            onKeyDown={(event) => act(event, stretchBy(event.key, id))}
            {...pointer}
          />
        </div>
      </div>
    </li>
  );
});
