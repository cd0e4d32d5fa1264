import { deleteDB, openDB } from "idb";

/** Of a database that is only there while the log is renewed. */
const NAME = "portal-minerba-penyangga";

/** Chromium stores a longer value as a file of its own, past its log. */
const PIECE_BYTES = 60_000;
/** Together more than the 4 MB that Chromium's LevelDB collects before it begins another log. */
const PIECES = 80;
/** The third one waits until what the first one filled is in a table, and the log behind it is deleted. */
const ROUNDS = 4;

/**
 * Makes the browser begin another log. All databases of an origin share one log in Chromium, so that a new database alone
 * would lie behind the same torn record. Throws where there is no room for it.
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
