import type { Place } from "./pageLayout";

const KEY = "portal-minerba.reading";

/** Documents whose place is kept; the oldest is forgotten first. */
const KEPT = 100;

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "page" in value &&
  Number.isInteger(value.page) &&
  "offset" in value &&
  typeof value.offset === "number";

/** Places by document id. Session storage may be blocked, or may contain anything. */
function stored(): Map<string, Place> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const entries: [string, unknown][] = Object.entries(Object(kept));
    return new Map(entries.flatMap(([id, place]) => (isPlace(place) ? [[id, place]] : [])));
  } catch {
    return new Map();
  }
}

/** Where this tab last read a document. */
export const readingPlace = (id: string): Place | undefined => stored().get(id);

export function keepReadingPlace(id: string, place: Place): void {
  const places = stored();
  places.delete(id);
  places.set(id, place);
  const kept = [...places].slice(-KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is blocked: the document opens on its first page again.
  }
}
