import { useCallback, useMemo } from "react";
import type { ChartType, SeriesBody } from "../../engine";
import styles from "./Chart.module.css";
import { drawBars, fitsBelow } from "./drawBars";
import { drawHorizontalBars } from "./drawHorizontalBars";
import type { Size, Spot } from "./drawing";
import { drawLines, isLabelled } from "./drawLines";
import { useHatchPrefix } from "./Hatches";
import { Legend } from "./Legend";
import { PlotFrame } from "./PlotFrame";
import { Swatch } from "./Swatch";
import { seriesReading } from "./seriesReading";
import { TargetName } from "./TargetMarks";

export type SeriesChartProps = {
  body: SeriesBody;
  chartType: ChartType | undefined;
  name: string;
  onOpen?: ((spot: Spot) => void) | undefined;
};

export function SeriesChart({ body, chartType, name, onOpen }: SeriesChartProps) {
  const prefix = useHatchPrefix();
  const isArea = chartType === "area";
  const isStacked = chartType === "stacked";
  const isBars = isStacked || chartType === "horizontal" || chartType === "grouped";
  const areLines = !isBars && !isArea;

  const draw = useCallback(
    (size: Size) => {
      if (!isBars) return drawLines(body, isArea, prefix, size);
      // Names that do not fit under upright bars fit beside horizontal ones.
      const isUpright = chartType !== "horizontal" && fitsBelow(body, isStacked, size);
      const drawn = isUpright ? drawBars : drawHorizontalBars;
      return drawn(body, isStacked, prefix, size);
    },
    [body, prefix, isBars, isStacked, isArea, chartType],
  );

  const reading = useMemo(
    () => seriesReading(body, (look) => <Swatch look={look} isLine={areLines} />),
    [body, areLines],
  );

  return (
    <div className={styles.chart}>
      <div className={styles.above}>
        {body.axis.unit && <p className={styles.unit}>{body.axis.unit}</p>}
        {body.series.length > 1 && (
          <Legend parts={body.series} areLines={areLines} isSpare={areLines && isLabelled(body)} />
        )}
        {body.target && <TargetName label={body.target.label} />}
      </div>
      <PlotFrame name={name} reading={reading} draw={draw} onOpen={onOpen} />
    </div>
  );
}
