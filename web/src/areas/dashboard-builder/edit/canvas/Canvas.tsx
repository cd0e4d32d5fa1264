import { memo, type PointerEvent, useMemo, useRef } from "react";
import { VisuallyHidden } from "../../../../ui/page/VisuallyHidden";
import { canvasTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import styles from "./Canvas.module.css";
import { gridOf, placed } from "./placing";
import { useDrag } from "./useDrag";
import { useGrab } from "./useGrab";
import { useWishedFocus } from "./useWishedFocus";
import { WidgetFrame } from "./WidgetFrame";

export type CanvasProps = {
  editor: ShownEditor;
  /** A widget was pressed, but not dragged. */
  onPress: () => void;
  /** The space between widgets was pressed. */
  onLeave: () => void;
  onSettings: (id: string) => void;
  onRemove: (id: string) => void;
};

/** The grid of widgets in the size in which readers see it. If it is narrow, it has one column (decisions §7). */
export const Canvas = memo(function Canvas({ editor, onLeave, ...on }: CanvasProps) {
  const { store, copy, selected } = editor;
  const canvas = useRef<HTMLOListElement>(null);
  const { drag, ...taking } = useDrag(store, canvas);
  const grab = useGrab(taking);
  useWishedFocus(editor, canvas);

  const { widgets } = copy;
  const places = drag?.places;
  const shown = useMemo(
    () =>
      widgets.map((widget) => ({ widget, position: places?.get(widget.id) ?? widget.position })),
    [widgets, places],
  );
  const target = drag?.places.get(drag.id);

  function leave(event: PointerEvent) {
    if (event.target !== event.currentTarget) return;
    store.select(undefined);
    onLeave();
  }

  return (
    <>
      <VisuallyHidden>
        <span id="cara-pindah">{texts.moveKeys}</span>
        <span id="cara-ubah-ukuran">{texts.resizeKeys}</span>
      </VisuallyHidden>
      <div className={styles.place}>
        <ol
          ref={canvas}
          className={styles.canvas}
          aria-label={texts.title}
          data-dragging={drag?.kind}
          style={gridOf(shown.map(({ position }) => position))}
          onPointerDown={leave}
        >
          {target && <li aria-hidden="true" className={styles.target} style={placed(target)} />}
          {shown.map(({ widget, position }) => {
            const isDragged = drag?.id === widget.id;
            return (
              <WidgetFrame
                key={widget.id}
                widget={widget}
                store={store}
                isSelected={selected === widget.id}
                position={isDragged ? widget.position : position}
                offset={isDragged ? drag : undefined}
                grab={grab}
                {...on}
              />
            );
          })}
        </ol>
      </div>
    </>
  );
});
