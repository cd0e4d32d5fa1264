import { openDB } from "idb";
import { DATABASE_NAME } from "./database";

/** A value from the database, and where it lay. */
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

/** A file with pieces as they were found, each after a line that says what it is: for whoever is to look into them. */
export function rawCopy(pieces: readonly RawPiece[]): Blob {
  const parts = pieces.flatMap(({ store, key, value }) => {
    const body = bodyOf(value);
    return [`portal-minerba ${store} ${String(key)} ${body.size}\n`, body, "\n"];
  });
  return new Blob(parts, { type: "application/octet-stream" });
}

/** Everything in the database as it is, of whatever version; undefined if it cannot be read. */
export async function copyDatabase(): Promise<Blob | undefined> {
  try {
    const database = await openDB(DATABASE_NAME);
    const pieces: RawPiece[] = [];
    for (const store of database.objectStoreNames) {
      const transaction = database.transaction(store);
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(),
        transaction.store.getAll(),
      ]);
      for (const [index, key] of keys.entries()) pieces.push({ store, key, value: values[index] });
    }
    database.close();
    return rawCopy(pieces);
  } catch {
    return undefined;
  }
}
