import { useCallback, useMemo } from "react";
import type { ChartType, SeriesBody } from "../../engine";
import { standingWidth } from "./barShape";
import styles from "./Chart.module.css";
import { drawBars } from "./drawBars";
import type { Size } from "./drawing";
import { drawLines, isLabelled } from "./drawLines";
import { drawLyingBars, lyingHeight } from "./drawLyingBars";
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
  const isLying = chartType === "horizontal";
  const isStacked = chartType === "stacked";
  const isBars = isLying || isStacked || chartType === "grouped";
  const areLines = !isBars && !isArea;

  const draw = useCallback(
    (size: Size) => {
      if (isLying) return drawLyingBars(body, prefix, size);
      if (isBars) return drawBars(body, isStacked, prefix, size);
      return drawLines(body, isArea, prefix, size);
    },
    [body, prefix, isLying, isBars, isStacked, isArea],
  );

  const reading = useMemo(
    () => seriesReading(body, isLying, (look) => <Swatch look={look} isLine={areLines} />),
    [body, isLying, areLines],
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
        leastHeight={isLying ? lyingHeight(body) : undefined}
        leastWidth={isBars && !isLying ? standingWidth(body, isStacked) : undefined}
      />
    </div>
  );
}
