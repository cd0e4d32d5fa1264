import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { WidgetPlace } from "../../engine";
import styles from "./Board.module.css";
import { COLUMNS } from "./grid";
import { rowsOf } from "./rows";

export type BoardProps = {
  /** In reading order. */
  places: readonly WidgetPlace[];
  widget: (id: string) => ReactNode;
};

type GridStyle = CSSProperties & Record<`--${string}`, number>;

const grid: GridStyle = { "--columns": COLUMNS };

const cell = ({ x, y, w, h }: WidgetPlace["position"]): GridStyle => ({
  "--x": x + 1,
  "--y": y + 1,
  "--w": w,
  "--h": h,
});

/** A dashboard's widgets in their grid. A narrower board has two columns or one, in reading order. */
export function Board({ places, widget }: BoardProps) {
  const rows = useMemo(() => rowsOf(places), [places]);
  return (
    <div className={styles.frame} data-board="">
      <div className={styles.board} style={grid}>
        {rows.map((row) => (
          <div key={row[0].id} className={styles.row} data-pair={row.length > 1 || undefined}>
            {row.map(
              (place) =>
                place && (
                  <div
                    key={place.id}
                    className={styles.cell}
                    style={cell(place.position)}
                    data-type={place.type}
                  >
                    {widget(place.id)}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
