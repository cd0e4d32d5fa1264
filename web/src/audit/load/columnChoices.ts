import type { ColumnKind } from "../../engine";

/** Choices of the user about the columns of a file, by their places in the file. */
export type ColumnChoices = {
  kinds: { [column: number]: ColumnKind };
  /** Headings that replace those of the file. */
  headers: { [column: number]: string };
  /** Texts for 'no value' that replace the usual ones, as typed. */
  missing: { [column: number]: string };
  leftOut: readonly number[];
  /** All columns in their order; empty for the order of the file. */
  order: readonly number[];
};

export const noColumnChoices: ColumnChoices = {
  kinds: {},
  headers: {},
  missing: {},
  leftOut: [],
  order: [],
};

/** All columns of a file in the chosen order. */
export function orderedColumns(count: number, { order }: ColumnChoices): readonly number[] {
  return order.length === count ? order : Array.from({ length: count }, (_, column) => column);
}

/** The columns that are stored, in their order; `undefined` if these are all columns in the order of the file. */
export function keptColumns(count: number, choices: ColumnChoices): number[] | undefined {
  const kept = orderedColumns(count, choices).filter((column) => !choices.leftOut.includes(column));
  const isWhole = kept.length === count && kept.every((column, place) => column === place);
  return isWhole ? undefined : kept;
}

/** These choices for a file that was read again with the kept columns only. */
export function choicesForKept(kept: readonly number[], choices: ColumnChoices): ColumnChoices {
  const moved = <T>(values: { [column: number]: T }) =>
    Object.fromEntries(
      kept.flatMap((column, place) => {
        const value = values[column];
        return value === undefined ? [] : [[place, value]];
      }),
    );
  return {
    ...noColumnChoices,
    kinds: moved(choices.kinds),
    headers: moved(choices.headers),
    missing: moved(choices.missing),
  };
}

/** Moves a column by one place among the kept ones. */
export function moveColumn(
  count: number,
  choices: ColumnChoices,
  column: number,
  step: -1 | 1,
): ColumnChoices {
  const order = [...orderedColumns(count, choices)];
  const from = order.indexOf(column);
  const to = from + step;
  const other = order[to];
  if (other === undefined) return choices;
  order[from] = other;
  order[to] = column;
  return { ...choices, order };
}

export const setIncluded = (
  choices: ColumnChoices,
  column: number,
  isIncluded: boolean,
): ColumnChoices => {
  const others = choices.leftOut.filter((other) => other !== column);
  return { ...choices, leftOut: isIncluded ? others : [...others, column] };
};

/** An empty heading keeps that of the file. */
export const setHeader = (
  choices: ColumnChoices,
  column: number,
  header: string,
): ColumnChoices => ({ ...choices, headers: { ...choices.headers, [column]: header } });

/** `undefined` returns to the usual texts. */
export function setMissing(
  choices: ColumnChoices,
  column: number,
  typed: string | undefined,
): ColumnChoices {
  const { [column]: _, ...others } = choices.missing;
  return { ...choices, missing: typed === undefined ? others : { ...others, [column]: typed } };
}

export function setKinds(
  choices: ColumnChoices,
  columns: readonly number[],
  kind: ColumnKind | undefined,
): ColumnChoices {
  const kinds = { ...choices.kinds };
  for (const column of columns) {
    if (kind === undefined) delete kinds[column];
    else kinds[column] = kind;
  }
  return { ...choices, kinds };
}
