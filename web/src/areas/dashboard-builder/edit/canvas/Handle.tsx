import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Tooltip } from "../../../../ui/action/Tooltip";
import styles from "./Handle.module.css";

export type HandleProps = {
  /** Shown as a tooltip; with the widget's name it is the accessible name. */
  task: string;
  widget: string;
  icon: LucideIcon;
  part: "move" | "size";
  /** Id of the text that explains the arrow keys. */
  describedBy: string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export function Handle(props: HandleProps) {
  const { task, widget, icon: Icon, part, describedBy, ...handlers } = props;
  return (
    <Tooltip text={task} place="above">
      <button
        type="button"
        className={styles.handle}
        data-part={part}
        aria-label={`${task} ${widget}`}
        aria-describedby={describedBy}
        {...handlers}
      >
        <Icon className={styles.icon} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
