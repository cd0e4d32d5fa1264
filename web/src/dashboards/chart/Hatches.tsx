import { useId } from "react";
import styles from "./Hatches.module.css";
import { colourOf } from "./look";

/** Lines over a tile of 8 pixels; the first series stays plain. */
const tiles = [
  "",
  "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  "M2 2h2v2h-2zM6 6h2v2h-2z",
  "M0 2H8M0 6H8",
  "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  "M2 0V8M6 0V8",
  "M0 0L8 8M8 0L0 8",
  "M0 4H8M4 0V8",
];

const restTile = "M3.5 3.5h1v1h-1z";

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

/** A fill with a pattern where colour cannot be relied on: on paper, in a system palette, past the eighth colour, for the rest. */
export function Hatch({ id, index, isRest }: HatchProps) {
  const isSecondRound = index >= tiles.length;
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={colourOf(index, isRest)} />
      <path
        className={styles.hatch}
        data-always={isRest || isSecondRound || undefined}
        d={isRest ? restTile : tiles[(isSecondRound ? index + 1 : index) % tiles.length]}
      />
    </pattern>
  );
}
