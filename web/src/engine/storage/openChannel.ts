/** A channel between tabs; `undefined` if the browser has none or refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
