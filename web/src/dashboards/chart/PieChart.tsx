import { arc, pie } from "d3-shape";
import { useCallback, useMemo } from "react";
import type { ChartType, PieBody, PieSlice } from "../../engine";
import { chartTexts as texts } from "../texts";
import { uniqueKeys } from "../widget/uniqueKeys";
import type { Drawing, Reading, Size, Spot } from "./drawing";
import { fillOf, Hatches, useHatchPrefix } from "./Hatches";
import styles from "./PieChart.module.css";
import { PlotFrame } from "./PlotFrame";
import { pieLayout } from "./pieLabels";
import { Swatch } from "./Swatch";
import { widthOf } from "./text";

export type PieChartProps = {
  body: PieBody;
  chartType: ChartType | undefined;
  name: string;
  onOpen?: ((spot: Spot) => void) | undefined;
};

const HOLE = 0.62;
/** Size of the total relative to the names, padding included. */
const TOTAL_SIZE = 2;
const SMALL_TOTAL_SIZE = 1.2;

const anglesOf = pie<PieSlice>()
  .sort(null)
  .value(({ share }) => share);

/** Slices clockwise from the top, with a list in the same order. */
export function PieChart({ body, chartType, name, onOpen }: PieChartProps) {
  const prefix = useHatchPrefix();
  const { slices, total } = body;
  const keys = uniqueKeys(slices.map(({ label }) => label));
  const isRing = chartType === "ring";

  const reading = useMemo<Reading>(
    () => ({
      points: slices.length,
      lines: 1,
      textOf: ({ point }) => {
        const slice = slices[point];
        return `${slice?.label}: ${slice?.text}, ${slice?.shareText}`;
      },
      tipOf: ({ point }) => ({
        heading: slices[point]?.label ?? "",
        rows: [{ key: "value", label: slices[point]?.text, text: slices[point]?.shareText ?? "" }],
      }),
    }),
    [slices],
  );

  const draw = useCallback(
    (size: Size): Drawing => {
      const { width, height } = size;
      const angles = anglesOf(slices);
      const { radius, labels } = pieLayout(angles, size);
      const hole = isRing ? radius * HOLE : 0;
      const hasRoom = (times: number) => Math.max(40, widthOf(total) * times) < 2 * hole;
      const centre = `translate(${width / 2},${height / 2})`;
      const shape = arc<{ startAngle: number; endAngle: number }>()
        .innerRadius(hole)
        .outerRadius(radius);
      return {
        marks: (
          <>
            <Hatches prefix={prefix} looks={slices.map(({ look }) => look)} />
            <g transform={centre}>
              {angles.map((angle) => (
                <path
                  key={`${angle.startAngle} ${angle.endAngle}`}
                  className={styles.slice}
                  d={shape(angle) ?? ""}
                  fill={fillOf(prefix, angle.data.look)}
                />
              ))}
              {labels.map(({ point, text, x, y, anchor }) => (
                <text key={point} x={x} y={y} dy="0.32em" textAnchor={anchor}>
                  {text}
                </text>
              ))}
              {hasRoom(SMALL_TOTAL_SIZE) && (
                <>
                  <text
                    className={styles.total}
                    data-small={!hasRoom(TOTAL_SIZE) || undefined}
                    dy="0.1em"
                    textAnchor="middle"
                  >
                    {total}
                  </text>
                  <text y={hasRoom(TOTAL_SIZE) ? 20 : 17} textAnchor="middle">
                    {texts.total}
                  </text>
                </>
              )}
            </g>
          </>
        ),
        highlight: ({ point }) => (
          <g transform={centre}>
            <path className={styles.read} d={(angles[point] && shape(angles[point])) ?? ""} />
          </g>
        ),
        spotAt: (place) => {
          const [x, y] = [place.x - width / 2, place.y - height / 2];
          const far = Math.hypot(x, y);
          if (far > radius + 4 || far < hole) return undefined;
          const turned = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
          const point = angles.findIndex(({ endAngle }) => turned <= endAngle);
          return point < 0 ? undefined : { point, line: 0 };
        },
        placeOf: ({ point }) => {
          const [x, y] = angles[point] ? shape.centroid(angles[point]) : [0, 0];
          return { x: width / 2 + x, y: height / 2 + y };
        },
      };
    },
    [slices, total, isRing, prefix],
  );

  return (
    <div className={styles.place}>
      <div className={styles.pie}>
        <div className={styles.plot}>
          <PlotFrame name={name} reading={reading} draw={draw} onOpen={onOpen} />
        </div>
        <div className={styles.side}>
          <ul aria-label={texts.legend}>
            {slices.map(({ label, look, text, shareText }, index) => (
              <li key={keys[index]} className={styles.part}>
                <Swatch look={look} />
                <span className={styles.label}>{label}</span>
                <span className={styles.number}>{text}</span>
                <span className={styles.share}>{shareText}</span>
              </li>
            ))}
          </ul>
          {!isRing && <p className={styles.whole}>{texts.totalOf(total)}</p>}
        </div>
      </div>
    </div>
  );
}
