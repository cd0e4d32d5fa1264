/** A channel between tabs; undefined where the browser has none, or refuses it to a page that may store nothing. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
