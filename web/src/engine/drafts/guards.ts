/** Checks the type of a value from storage, which can be anything. */
export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === "string";

export const isNumber: Guard<number> = (value) => typeof value === "number";

export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";

export const isFile: Guard<File> = (value) => value instanceof File;

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const orNothing =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

export const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with at least these parts. */
export const shapeOf =
  <T extends object>(parts: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T => {
    if (typeof value !== "object" || value === null) return false;
    const found = new Map(Object.entries(value));
    const wanted: [string, Guard<unknown>][] = Object.entries(parts);
    return wanted.every(([key, guard]) => guard(found.get(key)));
  };
