import { memo, useMemo, useRef } from "react";
import { useScrollStop } from "../../../../ui/page/useScrollStop";
import { VisuallyHidden } from "../../../../ui/page/VisuallyHidden";
import type { ShownEditor } from "../useEditor";
import styles from "./Canvas.module.css";
import { gridOf, placed } from "./placing";
import { useDrag } from "./useDrag";
import { useGrab } from "./useGrab";
import { useReaderScale } from "./useReaderScale";
import { useWishedFocus } from "./useWishedFocus";
import { WidgetFrame } from "./WidgetFrame";

export type CanvasProps = {
  editor: ShownEditor;
  onSettings: (id: string) => void;
  onRemove: (id: string) => void;
};

/** The grid of widgets as readers will see it. On a phone it has one column (decisions §7). */
export const Canvas = memo(function Canvas({ editor, onSettings, onRemove }: CanvasProps) {
  const { store, copy, selected } = editor;
  const canvas = useRef<HTMLOListElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(region, "Area kanvas");
  const { drag, ...taking } = useDrag(store, canvas);
  const grab = useGrab(taking);
  const scale = useReaderScale(region);
  useWishedFocus(editor, canvas);

  const { widgets } = copy;
  const places = drag?.places;
  const shown = useMemo(
    () =>
      widgets.map((widget) => ({ widget, position: places?.get(widget.id) ?? widget.position })),
    [widgets, places],
  );
  const target = drag?.places.get(drag.id);
  return (
    <>
      <VisuallyHidden>
        <span id="cara-pindah">Tombol panah memindahkan, Delete menghapus.</span>
        <span id="cara-ubah-ukuran">Tombol panah mengubah lebar dan tinggi.</span>
      </VisuallyHidden>
      <div className={styles.place}>
        <div ref={region} className={styles.region} {...stop}>
          <ol
            ref={canvas}
            className={styles.canvas}
            aria-label="Kanvas"
            data-dragging={drag?.kind}
            style={gridOf(
              shown.map(({ position }) => position),
              scale,
            )}
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
                  onSettings={onSettings}
                  onRemove={onRemove}
                />
              );
            })}
          </ol>
        </div>
      </div>
    </>
  );
});
