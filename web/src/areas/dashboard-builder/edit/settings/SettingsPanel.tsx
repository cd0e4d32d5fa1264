import { memo } from "react";
import { type ShownEditor, selectedOf } from "../useEditor";
import styles from "./SettingsPanel.module.css";
import { useSettingsFocus } from "./useSettingsFocus";
import { WidgetFields } from "./WidgetFields";

export type SettingsPanelProps = { editor: ShownEditor };

export const SettingsPanel = memo(function SettingsPanel({ editor }: SettingsPanelProps) {
  const widget = selectedOf(editor);
  const source = useSettingsFocus(editor);

  return (
    <aside
      className={styles.panel}
      aria-label="Pengaturan widget"
      onKeyDown={(event) => {
        if (event.key === "Escape" && widget && !event.defaultPrevented)
          editor.store.wishFor("widget");
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
});
