/** The router numbers its entries in the history from 0 on; one that it did not make, as an address typed by hand, has no number. */
export function historyIndex(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("idx" in state)) return undefined;
  return typeof state.idx === "number" ? state.idx : undefined;
}
