import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseNames, nextName, versionOf } from "./databaseNames";
import { noteDeleted, setUnsure } from "./mark";

/** IndexedDB's own version. Stored values have a format of their own (`meta` and each sealed piece). */
const DATABASE_VERSION = 2;

/** A piece in quarantine, as it was found. */
interface SetAside {
  at: number;
  what: "snapshot" | "entry" | "unadopted";
  seq: number;
  bytes: unknown;
}

/** One database for everything that the portal stores. Values are unknown until they are checked. */
export interface PortalSchema extends DBSchema {
  /** Sealed commits by number. */
  journal: { key: number; value: unknown };
  /** Sealed snapshots by the number of their last commit. */
  snapshots: { key: number; value: unknown };
  /** Parts of long values: owner and index. */
  parts: { key: [owner: number | string, index: number]; value: unknown };
  /** Blobs by the id that records use. */
  files: { key: string; value: unknown };
  /** Drafts of forms. */
  drafts: { key: string; value: unknown };
  aside: { key: number; value: SetAside };
  meta: { key: string; value: unknown };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

export type Opened =
  /** `isReplacement`: a new database, because another page owns the one with the portal's name. */
  | { kind: "open"; database: PortalDatabase; isReplacement: boolean }
  /** A newer version of the portal has changed this database. */
  | { kind: "newer"; name: string }
  | { kind: "unavailable" }
  | { kind: "blocked" };

/** In ms: another page that does not close its connection could block the database for ever. */
const PATIENCE_MS = 4_000;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

const KEYED = ["journal", "snapshots", "files", "drafts", "meta"] as const;

/** Exists since version 2; version 1 stored everything in one piece. */
const PARTS = "parts";

function makeStores(database: PortalDatabase, from: number): void {
  if (from < 1) {
    for (const name of KEYED) database.createObjectStore(name);
    database.createObjectStore("aside", { autoIncrement: true });
  }
  if (from < 2) database.createObjectStore(PARTS);
}

/** True for a database of this version of the portal or an older one. */
const hasStores = ({ objectStoreNames, version }: PortalDatabase): boolean =>
  [...KEYED, "aside" as const].every((name) => objectStoreNames.contains(name)) &&
  (version < 2 || objectStoreNames.contains(PARTS));

/**
 * Opens the portal's database. `onClosed` reports that it was closed: 'newer' for a newer version, 'gone' if it was
 * deleted.
 */
export async function openDatabase(onClosed: (why: "newer" | "gone") => void): Promise<Opened> {
  if (!hasDatabases()) return { kind: "unavailable" };
  const opening = open(onClosed).catch((): Opened => ({ kind: "unavailable" }));
  return Promise.race([opening, patience(opening)]);
}

/** Reading `indexedDB` throws if the page may store nothing. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== "undefined";
  } catch {
    return false;
  }
}

/**
 * Throws if the browser refuses. A database of another page under the portal's name is left alone, and the next name is
 * used.
 */
async function open(onClosed: (why: "newer" | "gone") => void): Promise<Opened> {
  const names = await databaseNames();
  const name = names.at(-1) ?? names[0];
  if (!(await isForeign(name))) {
    const opened = await openNamed(name, onClosed).catch((error: unknown) => {
      if (isNamed(error, "VersionError")) return undefined;
      throw error;
    });
    if (opened === undefined) return { kind: "newer", name };
    const { database } = opened;
    if (hasStores(database)) return { kind: "open", database, isReplacement: false };
    database.close();
  }
  const next = await openNamed(nextName(names), onClosed);
  return { kind: "open", database: next.database, isReplacement: next.isNew };
}

/** True if another page owns the database, whose version looks like an older one of the portal. */
async function isForeign(name: string): Promise<boolean> {
  const version = await versionOf(name);
  return version !== undefined && version < DATABASE_VERSION && !(await isOfPortal(name));
}

/**
 * Leaves a database as it is and begins another. Returns false if the browser would not find the new one again. Does
 * nothing if another tab has already done it.
 */
export async function beginDatabase(insteadOf: string): Promise<boolean> {
  const names = await databaseNames();
  if (names.includes(insteadOf) && names.at(-1) !== insteadOf) return true;
  const next = nextName(names);
  try {
    (await openNamed(next, () => {})).database.close();
  } catch {
    return false;
  }
  return (await databaseNames()).includes(next);
}

/** True if the portal owns the database, even a newer version with another layout. */
async function isOfPortal(name: string): Promise<boolean> {
  try {
    const database = await openDB<PortalSchema>(name);
    database.close();
    return database.version > DATABASE_VERSION || hasStores(database);
  } catch {
    return false;
  }
}

async function openNamed(
  name: string,
  onClosed: (why: "newer" | "gone") => void,
): Promise<{ database: PortalDatabase; isNew: boolean }> {
  let opened: PortalDatabase | undefined;
  let isNew = false;
  opened = await openDB<PortalSchema>(name, DATABASE_VERSION, {
    upgrade: (database, from, _to, _transaction, event) => {
      isNew = from === 0;
      if ("dataLoss" in event && event.dataLoss !== "none") noteDeleted();
      makeStores(database, from);
    },
    // Another page wants to change or delete the database and waits for this connection to close.
    blocking: (_, wantedVersion) => {
      opened?.close();
      onClosed(wantedVersion === null ? "gone" : "newer");
    },
    // The browser closes connections after a failed write of any page.
    terminated: () => {
      setUnsure();
      onClosed("gone");
    },
  });
  return { database: opened, isNew };
}

/** Gives up after a while; a database that opens later is closed, so that it blocks nobody. */
function patience(opening: Promise<Opened>): Promise<Opened> {
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve({ kind: "blocked" });
      void opening.then((late) => late.kind === "open" && late.database.close());
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    void opening.then(() => clearTimeout(timer));
  });
}
