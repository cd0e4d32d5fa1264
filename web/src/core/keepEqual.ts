const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * `next`, with every part that is deeply equal to the same part of `previous` replaced by that very part: what did not
 * change keeps its identity, and a row that did not change is not drawn again. Plain data only.
 */
export function keepEqual<T>(previous: T, next: T): T {
  if (Object.is(previous, next)) return previous;
  if (!isObject(previous) || !isObject(next)) return next;
  if (Object.getPrototypeOf(previous) !== Object.getPrototypeOf(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const before: unknown = Reflect.get(previous, key);
    const after: unknown = Reflect.get(next, key);
    const kept = keepEqual(before, after);
    if (kept !== after) Reflect.set(next, key, kept);
    isSame &&= Object.hasOwn(previous, key) && Object.is(kept, before);
  }
  return isSame ? previous : next;
}

/** Makes plain data unchangeable, all the way down. */
export function deepFreeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
