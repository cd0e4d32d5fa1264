import { useCallback, useMemo } from "react";
import type { ChartType, SeriesBody } from "../../engine";
import { verticalWidth } from "./barShape";
import styles from "./Chart.module.css";
import { drawBars } from "./drawBars";
import { drawHorizontalBars, horizontalHeight } from "./drawHorizontalBars";
import type { Size } from "./drawing";
import { drawLines, isLabelled } from "./drawLines";
import { useHatchPrefix } from "./Hatches";
import { Legend } from "./Legend";
import { PlotFrame } from "./PlotFrame";
import { Swatch } from "./Swatch";
import { seriesReading } from "./seriesReading";

export type SeriesChartProps = {
  body: SeriesBody;
  chartType: ChartType | undefined;
  name: string;
};

export function SeriesChart({ body, chartType, name }: SeriesChartProps) {
  const prefix = useHatchPrefix();
  const isArea = chartType === "area";
  const isHorizontal = chartType === "horizontal";
  const isStacked = chartType === "stacked";
  const isBars = isHorizontal || isStacked || chartType === "grouped";
  const areLines = !isBars && !isArea;

  const draw = useCallback(
    (size: Size) => {
      if (isHorizontal) return drawHorizontalBars(body, prefix, size);
      if (isBars) return drawBars(body, isStacked, prefix, size);
      return drawLines(body, isArea, prefix, size);
    },
    [body, prefix, isHorizontal, isBars, isStacked, isArea],
  );

  const reading = useMemo(
    () => seriesReading(body, isHorizontal, (look) => <Swatch look={look} isLine={areLines} />),
    [body, isHorizontal, areLines],
  );

  return (
    <div className={styles.chart}>
      {body.series.length > 1 && (
        <Legend parts={body.series} areLines={areLines} isSpare={areLines && isLabelled(body)} />
      )}
      <PlotFrame
        name={name}
        reading={reading}
        draw={draw}
        leastHeight={isHorizontal ? horizontalHeight(body) : undefined}
        leastWidth={isBars && !isHorizontal ? verticalWidth(body, isStacked) : undefined}
      />
    </div>
  );
}
