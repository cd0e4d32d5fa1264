import { ArrowDown, ArrowUp, Copy, Settings2, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton, type IconButtonProps } from "../../../../ui/action/IconButton";
import { toolTexts as texts } from "../texts";
import styles from "./WidgetTools.module.css";

export type WidgetToolsProps = {
  onSettings: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** In one column a widget moves up and down in reading order. */
  onEarlier: () => void;
  onLater: () => void;
  /** The handle that moves; shown if the grid has several columns. */
  children: ReactNode;
};

export function WidgetTools({ children, ...on }: WidgetToolsProps) {
  return (
    <div className={styles.tools}>
      <span className={styles.columns}>{children}</span>
      <span className={styles.column}>
        <Tool label={texts.earlier} icon={ArrowUp} onClick={on.onEarlier} />
        <Tool label={texts.later} icon={ArrowDown} onClick={on.onLater} />
      </span>
      <Tool label={texts.settings} icon={Settings2} onClick={on.onSettings} />
      <Tool label={texts.duplicate} icon={Copy} onClick={on.onDuplicate} />
      <Tool label={texts.remove} tone="danger" icon={Trash2} onClick={on.onRemove} />
    </div>
  );
}

/** A tip below would cover the widget's title. */
const Tool = (props: Omit<IconButtonProps, "size" | "tip">) => (
  <IconButton {...props} size="small" tip="above" />
);
