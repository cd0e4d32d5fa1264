const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const idOf = (part: unknown): unknown => (isObject(part) ? Reflect.get(part, "id") : undefined);

/** Finds the part of `previous` that corresponds to a part of `next`: by key, or by record id in a list of records. */
function partsBefore(previous: object, next: object): (key: string, part: unknown) => unknown {
  const atKey = (key: string): unknown => Reflect.get(previous, key);
  if (!Array.isArray(previous) || !Array.isArray(next) || idOf(next[0]) === undefined) return atKey;
  const records = new Map(previous.map((record: unknown) => [idOf(record), record]));
  return (key, record) => records.get(idOf(record)) ?? atKey(key);
}

/**
 * Returns `next` with every part that equals its counterpart in `previous` replaced by that object. Unchanged parts
 * keep their identity, so their rows are not drawn again. Plain data only.
 */
export function keepEqual<T>(previous: T, next: T): T {
  if (Object.is(previous, next)) return previous;
  if (!isObject(previous) || !isObject(next)) return next;
  if (Object.getPrototypeOf(previous) !== Object.getPrototypeOf(next)) return next;
  const keys = Object.keys(next);
  const before = partsBefore(previous, next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const part: unknown = Reflect.get(next, key);
    const kept = keepEqual(before(key, part), part);
    if (kept !== part) Reflect.set(next, key, kept);
    isSame &&= Object.hasOwn(previous, key) && Object.is(kept, Reflect.get(previous, key));
  }
  return isSame ? previous : next;
}

/** Freezes plain data recursively. */
export function deepFreeze<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
