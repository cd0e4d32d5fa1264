import { useEffect, useRef } from "react";
import type { Widget } from "../../../../core/pkg/portal_core";
import type { Editor } from "../useEditor";
import styles from "./SettingsPanel.module.css";
import { WidgetFields } from "./WidgetFields";

export type SettingsPanelProps = { widget: Widget | undefined; editor: Editor };

/** Beside the canvas, which shows what each setting does. */
export function SettingsPanel({ widget, editor }: SettingsPanelProps) {
  const { store, wish } = editor;
  const source = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (wish?.part !== "settings") return;
    store.forgetWish();
    source.current?.focus();
  }, [store, wish]);

  return (
    <aside
      className={styles.panel}
      aria-label="Pengaturan widget"
      onKeyDown={(event) => {
        if (event.key === "Escape" && widget && !event.defaultPrevented) store.wishFor("widget");
      }}
    >
      <h2 className={styles.title}>Pengaturan widget</h2>
      {widget === undefined ? (
        <p className={styles.hint}>
          Pilih widget di kanvas untuk mengatur data dan tampilannya, atau tambahkan yang baru.
        </p>
      ) : (
        <WidgetFields key={widget.id} widget={widget} editor={editor} sourceRef={source} />
      )}
    </aside>
  );
}
