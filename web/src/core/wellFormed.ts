function repair(node: unknown): void {
  if (typeof node !== "object" || node === null || ArrayBuffer.isView(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") Reflect.set(node, key, value.toWellFormed());
    else repair(value);
  }
}

/** A copy in which half characters, as a text box can hold, are replaced by U+FFFD: Rust's text knows none. */
export function wellFormed<T>(value: T): T {
  const copy = structuredClone({ value });
  repair(copy);
  return copy.value;
}
