import type { JournalStore } from "./journalStore";
import type { Surroundings } from "./surroundings";

type Around = Pick<Surroundings, "store" | "replica" | "report">;

/** Reads what is stored. A long snapshot is read into the replica ahead, and the shell told how far that is. */
export async function readStored({
  store,
  replica,
  report,
}: Around): ReturnType<JournalStore["read"]> {
  const read = await store.read();
  const newest = read.kind === "stored" ? read.snapshots.at(-1)?.bytes : undefined;
  if (newest instanceof Uint8Array) {
    try {
      await replica.prepare(newest, report.reading);
    } finally {
      report.reading(undefined);
    }
  }
  return read;
}
