/** A value, and the step that led to it. */
export type Entry<T> = {
  value: T;
  /** The step in words, to be said when it is taken back or done again. */
  words: string;
  /** What the step was done to, should it still be there. */
  about?: string | undefined;
  /** Steps of the same key that follow each other are one: typing in one field. */
  key?: string | undefined;
};

export type History<T> = {
  past: readonly Entry<T>[];
  present: Entry<T>;
  /** What was taken back, the next one last. */
  future: readonly Entry<T>[];
};

/** How many steps can be taken back. */
const LIMIT = 300;

export const begun = <T>(value: T): History<T> => ({
  past: [],
  present: { value, words: "" },
  future: [],
});

export function stepped<T>({ past, present }: History<T>, entry: Entry<T>): History<T> {
  const isSameStep = entry.key !== undefined && entry.key === present.key;
  return {
    past: isSameStep ? past : [...past, present].slice(-LIMIT),
    present: entry,
    future: [],
  };
}

/** The next step is one of its own, whatever its key. */
export const sealed = <T>(history: History<T>): History<T> =>
  history.present.key === undefined
    ? history
    : { ...history, present: { ...history.present, key: undefined } };

/** One step back, if there is one. */
export function undone<T>({ past, present, future }: History<T>): History<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return sealed({ past: past.slice(0, -1), present: before, future: [...future, present] });
}

/** One step forth again, if there is one. */
export function redone<T>({ past, present, future }: History<T>): History<T> | undefined {
  const after = future.at(-1);
  if (after === undefined) return undefined;
  return sealed({ past: [...past, present], present: after, future: future.slice(0, -1) });
}
