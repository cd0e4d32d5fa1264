import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { WidgetPlace } from "../../core/pkg/portal_core";
import styles from "./Board.module.css";
import { wholeRows } from "./rows";

export type BoardProps = {
  /** In reading order. */
  places: readonly WidgetPlace[];
  widget: (id: string) => ReactNode;
};

const cell = ({
  x,
  y,
  w,
  h,
}: WidgetPlace["position"]): CSSProperties & Record<`--${string}`, number> => ({
  "--x": x + 1,
  "--y": y + 1,
  "--w": w,
  "--h": h,
});

/** Widgets to be read: each where it lies; with less room two beside each other or all in one column, in reading order. */
export function Board({ places, widget }: BoardProps) {
  const whole = useMemo(() => wholeRows(places), [places]);
  return (
    <div className={styles.frame} data-board="">
      <div className={styles.board}>
        {places.map(({ id, type, position }) => (
          <div
            key={id}
            className={styles.cell}
            style={cell(position)}
            data-type={type}
            data-whole={whole.has(id) || undefined}
          >
            {widget(id)}
          </div>
        ))}
      </div>
    </div>
  );
}
