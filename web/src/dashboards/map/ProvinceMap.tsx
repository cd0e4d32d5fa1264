import { useCallback, useMemo } from "react";
import type { MapBody } from "../../engine";
import type { Reading, Size, Spot } from "../chart/drawing";
import { PlotFrame } from "../chart/PlotFrame";
import { mapTexts } from "../texts";
import { drawMap } from "./drawMap";
import { MapLegend } from "./MapLegend";
import styles from "./ProvinceMap.module.css";

export type ProvinceMapProps = {
  body: MapBody;
  name: string;
  onOpen?: ((spot: Spot) => void) | undefined;
};

/** The provinces of Indonesia; a stronger colour means a larger value. */
export function ProvinceMap({ body, name, onOpen }: ProvinceMapProps) {
  const reading = useMemo<Reading>(() => {
    const nameOf = (point: number) => body.areas[point]?.name ?? "";
    // Screen readers do not speak a dash.
    const wordsOf = (point: number) =>
      (body.areas[point]?.class !== undefined && body.areas[point].value.text) || mapTexts.noData;
    return {
      points: body.areas.length,
      lines: 1,
      textOf: ({ point }) => `${nameOf(point)}: ${wordsOf(point)}`,
      tipOf: ({ point }) => ({
        heading: nameOf(point),
        rows: [{ key: "value", text: wordsOf(point) }],
      }),
    };
  }, [body]);
  const draw = useCallback((size: Size) => drawMap(body, size), [body]);

  const hasPoints = body.areas.some((area) => area.parent && area.class !== undefined);

  return (
    <div className={styles.map}>
      <PlotFrame name={name} reading={reading} draw={draw} onOpen={onOpen} />
      <MapLegend classes={body.classes} hasPoints={hasPoints} />
    </div>
  );
}
