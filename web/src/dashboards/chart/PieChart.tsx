import { arc, pie } from "d3-shape";
import { useCallback, useMemo } from "react";
import type { ChartType, PieBody, PieSlice } from "../../core/pkg/portal_core";
import { uniqueKeys } from "../widget/uniqueKeys";
import type { Drawing, Reading, Size } from "./drawing";
import { fillOf, Hatches, useHatchPrefix } from "./Hatches";
import styles from "./PieChart.module.css";
import { PlotFrame } from "./PlotFrame";
import { Swatch } from "./Swatch";
import { widthOf } from "./text";

export type PieChartProps = { body: PieBody; chartType: ChartType | undefined; name: string };

const HOLE = 0.62;
/** Room for a share above or below its slice. */
const AROUND = 24;
/** From a slice to its share. */
const APART = 13;
const NAMED_FROM = 0.045;
/** The total is written larger than the names, and needs some air. */
const TOTAL_SIZE = 2;

const anglesOf = pie<PieSlice>()
  .sort(null)
  .value(({ share }) => share);

/** Parts of a whole, clockwise from the top, with a list of them in the same order. */
export function PieChart({ body, chartType, name }: PieChartProps) {
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
    ({ width, height }: Size): Drawing => {
      const beside = APART + Math.max(...slices.map(({ shareText }) => widthOf(shareText))) + 2;
      const radius = Math.max(24, Math.min(width / 2 - beside, height / 2 - AROUND));
      const hole = isRing ? radius * HOLE : 0;
      const centre = `translate(${width / 2} ${height / 2})`;
      const angles = anglesOf(slices);
      const shape = arc<{ startAngle: number; endAngle: number }>()
        .innerRadius(hole)
        .outerRadius(radius);
      const around = arc<{ startAngle: number; endAngle: number }>()
        .innerRadius(radius + APART)
        .outerRadius(radius + APART);
      return {
        marks: (
          <>
            <Hatches prefix={prefix} parts={slices} />
            <g transform={centre}>
              {angles.map((angle, point) => {
                const [x, y] = around.centroid(angle);
                return (
                  <g key={`${angle.startAngle} ${angle.endAngle}`}>
                    <path
                      className={styles.slice}
                      d={shape(angle) ?? ""}
                      fill={fillOf(prefix, point, angle.data.isRest)}
                    />
                    {angle.data.share >= NAMED_FROM && (
                      <text
                        x={x}
                        y={y}
                        dy="0.32em"
                        textAnchor={Math.abs(x) < 12 ? "middle" : x < 0 ? "end" : "start"}
                      >
                        {angle.data.shareText}
                      </text>
                    )}
                  </g>
                );
              })}
              {isRing && Math.max(40, widthOf(total) * TOTAL_SIZE) < 2 * hole && (
                <>
                  <text className={styles.total} dy="0.1em" textAnchor="middle">
                    {total}
                  </text>
                  <text y="20" textAnchor="middle">
                    Total
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
          <PlotFrame name={name} reading={reading} draw={draw} />
        </div>
        <div className={styles.side}>
          <ul className={styles.list} aria-label="Keterangan">
            {slices.map(({ label, isRest, text, shareText }, index) => (
              <li key={keys[index]} className={styles.part}>
                <Swatch index={index} isRest={isRest} />
                <span className={styles.label}>{label}</span>
                <span className={styles.number}>{text}</span>
                <span className={styles.share}>{shareText}</span>
              </li>
            ))}
          </ul>
          {!isRing && <p className={styles.whole}>Total: {total}</p>}
        </div>
      </div>
    </div>
  );
}
