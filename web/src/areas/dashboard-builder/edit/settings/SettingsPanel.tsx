import { X } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Widget } from "../../../../engine";
import { IconButton } from "../../../../ui/action/IconButton";
import { bringIntoView } from "../canvas/useWishedFocus";
import { settingsTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import { type Room, type Side, sideFor } from "./panelSide";
import styles from "./SettingsPanel.module.css";
import { useSettingsFocus } from "./useSettingsFocus";
import { WidgetFields } from "./WidgetFields";

export type SettingsPanelProps = {
  widget: Widget;
  editor: ShownEditor;
  room: Room;
  onClose: () => void;
};

type Style = CSSProperties & Record<"--free", string>;

/** The settings over the canvas, on a side where they do not cover their widget. */
export function SettingsPanel({ widget, editor, room, onClose }: SettingsPanelProps) {
  const { id, position } = widget;
  const panel = useRef<HTMLElement>(null);
  const source = useSettingsFocus(editor);
  const [before, setBefore] = useState<Side>("right");
  const side = sideFor(position, room, before);
  if (side !== before) setBefore(side);
  const style: Style = { "--free": `${room.free}rem` };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a widget that moves may leave the window
  useEffect(() => {
    const frame = panel.current?.parentElement?.querySelector(`[data-widget="${CSS.escape(id)}"]`);
    if (frame) bringIntoView(frame);
  }, [id, position, side]);

  function close() {
    editor.store.wishFor("widget");
    onClose();
  }

  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={texts.title}
      data-side={side}
      style={style}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      }}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{texts.title}</h2>
        <IconButton size="small" icon={X} label={texts.close} onClick={close} />
      </header>
      <div className={styles.fields}>
        <WidgetFields key={id} widget={widget} editor={editor} sourceRef={source} />
      </div>
    </aside>
  );
}
