import { Trash2 } from "lucide-react";
import type { Widget } from "../../../../engine";
import { Button } from "../../../../ui/action/Button";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { partOfPage } from "../../../../ui/overlay/isCovered";
import { DrawnWidget } from "../canvas/DrawnWidget";
import { settingsTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import styles from "./SettingsDialog.module.css";
import { useSettingsFocus } from "./useSettingsFocus";
import { WidgetFields } from "./WidgetFields";

export type SettingsDialogProps = {
  widget: Widget;
  editor: ShownEditor;
  onClose: () => void;
  onRemove: () => void;
};

/** The widget and its settings in a dialog, for windows without room beside the canvas. */
export function SettingsDialog({ widget, editor, onClose, onRemove }: SettingsDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="full"
      footer={
        <>
          <Button variant="quiet" icon={Trash2} onClick={onRemove}>
            {texts.remove}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Settings widget={widget} editor={editor} />
    </Dialog>
  );
}

function Settings({ widget, editor }: Pick<SettingsDialogProps, "widget" | "editor">) {
  const { id, type, title, config } = widget;
  const source = useSettingsFocus(editor);
  return (
    <div className={styles.settings} {...partOfPage}>
      <div className={styles.preview} data-type={type}>
        <DrawnWidget id={id} type={type} title={title} config={config} />
      </div>
      <WidgetFields key={id} widget={widget} editor={editor} sourceRef={source} />
    </div>
  );
}
