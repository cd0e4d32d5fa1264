import { Arrival } from "./arrival";
import { BytesInParts } from "./bytesInParts";
import type { Dependencies } from "./dependencies";
import type { JournalStore, Stored } from "./journalStore";

type Around = Pick<Dependencies, "store" | "replica" | "report">;

type Read = Awaited<ReturnType<JournalStore["read"]>>;

/** The newest snapshot only; two of a million tickets are a gigabyte. */
const FIRST_TRY = 1;

/**
 * Reads the store and passes it to `take`: first with the newest snapshot, then with all if `take` returns false.
 * Returns the result of reading if there is nothing to take.
 */
export async function readStored(
  around: Around,
  take: (stored: Stored) => boolean,
): Promise<{ kind: "taken" } | Exclude<Read, Stored>> {
  for (const snapshots of [FIRST_TRY, Number.POSITIVE_INFINITY]) {
    const read = await readAhead(around, snapshots);
    if (read.kind !== "stored") return read;
    if (take(read)) break;
  }
  return { kind: "taken" };
}

/** Reads a long snapshot into the replica while it arrives, and reports the progress. */
async function readAhead({ store, replica, report }: Around, snapshots: number): Promise<Read> {
  const arrival = new Arrival();
  let newest: { snapshot: BytesInParts; isPrepared: Promise<void> } | undefined;
  const read = await store.read(snapshots, (snapshot, come) => {
    newest ??= { snapshot, isPrepared: replica.prepare(snapshot, report.reading, arrival) };
    if (newest.snapshot === snapshot) arrival.reached(come);
  });
  try {
    const bytes = read.kind === "stored" ? read.snapshots.at(-1)?.bytes : undefined;
    arrival.end(bytes !== undefined && bytes === newest?.snapshot);
    if (newest !== undefined) await newest.isPrepared;
    else if (bytes instanceof BytesInParts) await replica.prepare(bytes, report.reading);
  } finally {
    report.reading(undefined);
  }
  return read;
}

/** Returns 'elsewhere' if the store has data. Reads no snapshot. */
export async function lookAround(store: JournalStore) {
  const read = await store.read(0);
  if (read.kind === "stored" || read.kind === "newer") return { kind: "elsewhere" } as const;
  return read;
}
