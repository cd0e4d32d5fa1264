import { useId } from "react";
import type { Look, SeriesBody } from "../../engine";
import styles from "./Hatches.module.css";
import { colourOf } from "./look";
import { isForPaper, STRENGTH, TILE, tileOf } from "./pattern";

/** An id that is valid inside `url(#...)`. */
export const useHatchPrefix = (): string => `hatch${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;

const idOf = (prefix: string, { colour, pattern }: Look) => `${prefix}-${colour}-${pattern}`;

export const fillOf = (prefix: string, look: Look): string => `url(#${idOf(prefix, look)})`;

export const looksOf = ({ series, categoryLooks }: SeriesBody): Look[] => [
  ...series.map(({ look }) => look),
  ...categoryLooks,
];

export type HatchesProps = { prefix: string; looks: readonly Look[] };

export function Hatches({ prefix, looks }: HatchesProps) {
  const fills = new Map(looks.map((look) => [idOf(prefix, look), look]));
  return (
    <defs>
      {[...fills].map(([id, look]) => (
        <Hatch key={id} id={id} look={look} />
      ))}
    </defs>
  );
}

export type HatchProps = { id: string; look: Look };

/** A colour with a pattern, so that values differ without colour too. */
export function Hatch({ id, look }: HatchProps) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} fill={colourOf(look)} />
      <path
        className={styles.hatch}
        strokeOpacity={STRENGTH}
        data-for-paper={isForPaper(look) || undefined}
        d={tileOf(look)}
      />
    </pattern>
  );
}
