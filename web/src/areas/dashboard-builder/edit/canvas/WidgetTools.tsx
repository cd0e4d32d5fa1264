import { ArrowDown, ArrowUp, Copy, Settings2, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../../ui/action/IconButton";
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
      <span className={styles.phone}>
        <IconButton size="small" label="Naik" icon={ArrowUp} onClick={on.onEarlier} />
        <IconButton size="small" label="Turun" icon={ArrowDown} onClick={on.onLater} />
      </span>
      <IconButton size="small" label="Atur" icon={Settings2} onClick={on.onSettings} />
      <IconButton size="small" label="Duplikat" icon={Copy} onClick={on.onDuplicate} />
      <IconButton size="small" tone="danger" label="Hapus" icon={Trash2} onClick={on.onRemove} />
    </div>
  );
}
