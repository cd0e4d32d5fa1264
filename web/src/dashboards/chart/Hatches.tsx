import { useId } from "react";
import styles from "./Hatches.module.css";
import { colourOf } from "./look";
import { isForPaper, STRENGTH, TILE, tileOf } from "./pattern";

/** An id that may stand in an address of a fill. */
export const useHatchPrefix = (): string => `hatch${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;

const idOf = (prefix: string, index: number, isRest: boolean) =>
  `${prefix}-${isRest ? "rest" : index}`;

/** The fill of a series. */
export const fillOf = (prefix: string, index: number, isRest: boolean): string =>
  `url(#${idOf(prefix, index, isRest)})`;

export type HatchesProps = { prefix: string; parts: readonly { isRest: boolean }[] };

/** The fills of all series of a drawing. */
export function Hatches({ prefix, parts }: HatchesProps) {
  return (
    <defs>
      {parts.map(({ isRest }, index) => {
        const id = idOf(prefix, index, isRest);
        return <Hatch key={id} id={id} index={index} isRest={isRest} />;
      })}
    </defs>
  );
}

export type HatchProps = { id: string; index: number; isRest: boolean };

/** A colour with a pattern, so that nobody needs the colour to tell a series from the others. */
export function Hatch({ id, index, isRest }: HatchProps) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} fill={colourOf(index, isRest)} />
      <path
        className={styles.hatch}
        strokeOpacity={STRENGTH}
        data-for-paper={isForPaper(index, isRest) || undefined}
        d={tileOf(index, isRest)}
      />
    </pattern>
  );
}
