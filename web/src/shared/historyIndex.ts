/**
 * Position of the current entry in the browser's history. `undefined` for entries that the router did not create, such
 * as a typed address.
 */
export function historyIndex(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("idx" in state)) return undefined;
  return typeof state.idx === "number" ? state.idx : undefined;
}
