import { openDB } from "idb";
import { databaseNames } from "./databaseNames";

/** A value from the database and its key. */
interface RawPiece {
  store: string;
  key: IDBValidKey;
  value: unknown;
}

function bodyOf(value: unknown): Blob {
  if (value instanceof Blob) return value;
  if (value instanceof Uint8Array) return new Blob([Uint8Array.from(value)]);
  return new Blob([JSON.stringify(value, bytesAsHex) ?? ""]);
}

const bytesAsHex = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array
    ? Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("")
    : value;

/** A file with unchanged pieces, each after a line that describes it, for support. */
export function rawCopy(pieces: readonly RawPiece[]): Blob {
  const parts = pieces.flatMap(({ store, key, value }) => {
    const body = bodyOf(value);
    const header = ["portal-minerba", store, String(key), body.size].join(" ");
    return [`${header}\n`, body, "\n"];
  });
  return new Blob(parts, { type: "application/octet-stream" });
}

/** Everything in a database of any version, unchanged. */
async function piecesOf(name: string): Promise<RawPiece[]> {
  const database = await openDB(name);
  const pieces: RawPiece[] = [];
  try {
    for (const name of database.objectStoreNames) {
      const { store } = database.transaction(name);
      // One after another and handed to the browser at once: together they may exceed the page's memory.
      for (const key of await store.getAllKeys())
        pieces.push({ store: name, key, value: bodyOf(await store.get(key)) });
    }
  } finally {
    database.close();
  }
  return pieces;
}

/** Everything in the database in use; `undefined` if it cannot be read. */
export async function copyDatabase(): Promise<Blob | undefined> {
  const names = await databaseNames();
  return piecesOf(names[names.length - 1] ?? names[0]).then(rawCopy, () => undefined);
}

/** Everything in databases that were set aside, without unreadable parts. */
export async function asideDatabases(): Promise<RawPiece[]> {
  const names = (await databaseNames()).slice(0, -1);
  return (await Promise.all(names.map((name) => piecesOf(name).catch(() => [])))).flat();
}
