import { Grip, MoveDiagonal2 } from "lucide-react";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import type { Edit } from "../../../../engine";
import type { EditorStore } from "../EditorStore";
import { toolTexts as texts } from "../texts";
import { nudgeBy, stretchBy } from "./arrows";
import { DrawnWidget, type DrawnWidgetProps, usePreview } from "./DrawnWidget";
import type { DragKind } from "./dragStart";
import { Handle } from "./Handle";
import styles from "./WidgetFrame.module.css";
import { WidgetTools } from "./WidgetTools";

export type Grab = {
  begin: (event: PointerEvent<HTMLElement>, widget: string, kind: DragKind) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

export type WidgetBodyProps = DrawnWidgetProps & {
  store: EditorStore;
  grab: Grab;
  onSettings: (id: string) => void;
  onRemove: (id: string) => void;
};

export const WidgetBody = memo(function WidgetBody({
  store,
  grab,
  onSettings,
  onRemove,
  ...drawn
}: WidgetBodyProps) {
  const { id, title } = drawn;
  const { answer } = usePreview(drawn);
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

  /** A mouse can also drag by the card's header. With a finger, that scrolls the page. */
  function dragByHeader(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    if (!event.target.closest("header") || event.target.closest("button")) return;
    const frame = event.currentTarget.closest("li");
    const grip = frame?.querySelector<HTMLElement>("[data-part=move]");
    // In one column there is no handle, and widgets move by their buttons.
    if (!grip || grip.checkVisibility?.() === false) return;
    event.preventDefault();
    // A ring and a tooltip after a mouse press would cover the widget above.
    grip.focus({ preventScroll: true, focusVisible: false });
    begin(event, id, "move");
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
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
            task={texts.move}
            widget={name}
            icon={Grip}
            describedBy="cara-pindah"
            onPointerDown={(event) => begin(event, id, "move")}
            onKeyDown={(event) => act(event, nudgeBy(event.key, id))}
            {...pointer}
          />
        </WidgetTools>
      </div>
      <div className={styles.card} onPointerDown={dragByHeader} {...pointer}>
        <DrawnWidget {...drawn} />
      </div>
      <div className={styles.corner}>
        <Handle
          part="size"
          task={texts.resize}
          widget={name}
          icon={MoveDiagonal2}
          describedBy="cara-ubah-ukuran"
          onPointerDown={(event) => begin(event, id, "size")}
          onKeyDown={(event) => act(event, stretchBy(event.key, id))}
          {...pointer}
        />
      </div>
    </div>
  );
});
