import { useCallback, useMemo } from "react";
import type { MapBody } from "../../core/pkg/portal_core";
import type { Reading, Size } from "../chart/drawing";
import { PlotFrame } from "../chart/PlotFrame";
import { drawMap } from "./drawMap";
import { MapLegend } from "./MapLegend";
import styles from "./ProvinceMap.module.css";

export type ProvinceMapProps = { body: MapBody; name: string };

/** The provinces of Indonesia, the darker the more. */
export function ProvinceMap({ body, name }: ProvinceMapProps) {
  const reading = useMemo<Reading>(
    () => ({
      points: body.areas.length,
      lines: 1,
      textOf: ({ point }) => `${body.areas[point]?.name}: ${body.areas[point]?.value.text}`,
      tipOf: ({ point }) => ({
        heading: body.areas[point]?.name ?? "",
        rows: [{ key: "value", text: body.areas[point]?.value.text ?? "" }],
      }),
    }),
    [body],
  );
  const draw = useCallback((size: Size) => drawMap(body, size), [body]);

  return (
    <div className={styles.map}>
      <PlotFrame name={name} reading={reading} draw={draw} />
      <MapLegend classes={body.classes} />
    </div>
  );
}
