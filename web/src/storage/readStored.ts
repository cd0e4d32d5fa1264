import type { JournalStore, Stored } from "./journalStore";
import type { Surroundings } from "./surroundings";

type Around = Pick<Surroundings, "store" | "replica" | "report">;

type Read = Awaited<ReturnType<JournalStore["read"]>>;

/** The newest; two of a million tickets are a gigabyte. */
const FIRST_TRY = 1;

/**
 * Reads what is stored, and hands it to `take`: of the snapshots the newest only, and where `take` needs more (false) all of them.
 * Answers with what there is if it is nothing to be taken.
 */
export async function readStored(
  around: Around,
  take: (stored: Stored) => boolean,
): Promise<{ kind: "taken" } | Exclude<Read, Stored>> {
  for (const snapshots of [FIRST_TRY, Number.POSITIVE_INFINITY]) {
    const read = await around.store.read(snapshots);
    if (read.kind !== "stored") return read;
    await readAhead(around, read);
    if (take(read)) break;
  }
  return { kind: "taken" };
}

/** A long snapshot is read into the replica before anybody waits for it, and the shell told how far that is. */
async function readAhead({ replica, report }: Around, { snapshots }: Stored): Promise<void> {
  const newest = snapshots.at(-1)?.bytes;
  if (!(newest instanceof Uint8Array)) return;
  try {
    await replica.prepare(newest, report.reading);
  } finally {
    report.reading(undefined);
  }
}

/** Whether anything is stored that a tab could come to; no snapshot is read for that. */
export async function lookAround(store: JournalStore) {
  const read = await store.read(0);
  if (read.kind === "stored" || read.kind === "newer") return { kind: "elsewhere" } as const;
  return read;
}
