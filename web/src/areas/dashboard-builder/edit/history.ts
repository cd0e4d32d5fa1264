export type Entry<T> = {
  value: T;
  /** The step in words, announced on undo and redo. */
  words: string;
  /** Id of the widget that the step changed; the widget may be gone. */
  about?: string | undefined;
  /** Consecutive steps with the same key are one undo step, such as typing in one field. */
  key?: string | undefined;
};

export type History<T> = {
  past: readonly Entry<T>[];
  present: Entry<T>;
  /** Undone steps; the last one is redone first. */
  future: readonly Entry<T>[];
};

/** Maximum number of undo steps. */
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

/** Makes the next step a separate one, even with the same key. */
export const sealed = <T>(history: History<T>): History<T> =>
  history.present.key === undefined
    ? history
    : { ...history, present: { ...history.present, key: undefined } };

export function undone<T>({ past, present, future }: History<T>): History<T> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return sealed({ past: past.slice(0, -1), present: before, future: [...future, present] });
}

export function redone<T>({ past, present, future }: History<T>): History<T> | undefined {
  const after = future.at(-1);
  if (after === undefined) return undefined;
  return sealed({ past: [...past, present], present: after, future: future.slice(0, -1) });
}
