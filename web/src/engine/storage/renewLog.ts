import { deleteDB, openDB } from "idb";

/** Name of a database that exists only while the log is renewed. */
const NAME = "portal-minerba-penyangga";

/** Chromium stores longer values as separate files, outside of its log. */
const PIECE_BYTES = 60_000;
/** Together more than the 4 MB after which Chromium's LevelDB begins a new log. */
const PIECES = 80;
/** The third round must wait until the first round is in a table and its log is deleted. */
const ROUNDS = 4;

/**
 * Makes the browser begin a new log. In Chromium all databases of an origin share one, so a new database alone would
 * follow the same torn record. Throws if there is no room.
 */
export async function renewLog(): Promise<void> {
  await deleteDB(NAME);
  const database = await openDB(NAME, 1, {
    upgrade: (created) => void created.createObjectStore("isi", { autoIncrement: true }),
    blocking: () => database.close(),
  });
  try {
    const piece = new Uint8Array(PIECE_BYTES);
    for (let round = 0; round < ROUNDS; round += 1) {
      const transaction = database.transaction("isi", "readwrite", { durability: "strict" });
      const puts = Array.from({ length: PIECES }, () => transaction.store.add(piece));
      await Promise.all([...puts, transaction.done]);
    }
  } finally {
    database.close();
    await deleteDB(NAME);
  }
}
