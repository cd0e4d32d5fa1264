import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseNames, nextName, versionOf } from "./databaseNames";
import { noteDeleted, setUnsure } from "./mark";

/** Of IndexedDB itself. What the stores hold has a format of its own (`meta` and each sealed piece). */
const DATABASE_VERSION = 2;

/** What was set aside, as it was found. */
interface SetAside {
  at: number;
  what: "snapshot" | "entry" | "unadopted";
  seq: number;
  bytes: unknown;
}

/** One database for all that the portal keeps. Values are unknown until they have been looked at. */
export interface PortalSchema extends DBSchema {
  /** Sealed commits by their number. */
  journal: { key: number; value: unknown };
  /** Sealed whole states by the number of the last commit in them. */
  snapshots: { key: number; value: unknown };
  /** Of what is long: whose, and the how many-th. */
  parts: { key: [owner: number | string, index: number]; value: unknown };
  /** Blobs by the id that records name. */
  files: { key: string; value: unknown };
  /** What was half written. */
  drafts: { key: string; value: unknown };
  aside: { key: number; value: SetAside };
  meta: { key: string; value: unknown };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

export type Opened =
  /** `isReplacement`: begun now, since there was one that is not the portal's. */
  | { kind: "open"; database: PortalDatabase; isReplacement: boolean }
  /** A newer version of the portal has changed the database of this name. */
  | { kind: "newer"; name: string }
  | { kind: "unavailable" }
  | { kind: "blocked" };

/** How long an answer may take: another page that does not let go can hold the database for ever. */
const PATIENCE_MS = 4_000;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

const KEYED = ["journal", "snapshots", "files", "drafts", "meta"] as const;

/** Since version 2; in version 1 all that was kept lay in one piece. */
const PARTS = "parts";

function makeStores(database: PortalDatabase, from: number): void {
  if (from < 1) {
    for (const name of KEYED) database.createObjectStore(name);
    database.createObjectStore("aside", { autoIncrement: true });
  }
  if (from < 2) database.createObjectStore(PARTS);
}

/** Those of a version of the portal up to this one. */
const hasStores = ({ objectStoreNames, version }: PortalDatabase): boolean =>
  [...KEYED, "aside" as const].every((name) => objectStoreNames.contains(name)) &&
  (version < 2 || objectStoreNames.contains(PARTS));

/**
 * Opens the portal's database. `onClosed` is told when it closes by itself: 'newer' if a newer version wants it, 'gone' if
 * the browser or somebody deleted it.
 */
export async function openDatabase(onClosed: (why: "newer" | "gone") => void): Promise<Opened> {
  if (!hasDatabases()) return { kind: "unavailable" };
  const opening = open(onClosed).catch((): Opened => ({ kind: "unavailable" }));
  return Promise.race([opening, patience(opening)]);
}

/** Asking alone throws where a page may store nothing. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== "undefined";
  } catch {
    return false;
  }
}

/**
 * Throws where the browser refuses, at once or later. A database under the portal's name that another page has laid out is left
 * alone, and the next one is begun.
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

/** Whether another page has laid it out in a version in which it would be taken for an older one of the portal's. */
async function isForeign(name: string): Promise<boolean> {
  const version = await versionOf(name);
  return version !== undefined && version < DATABASE_VERSION && !(await isOfPortal(name));
}

/**
 * Sets a database aside as it is and begins another; false where the browser would not find that again. Where another tab has
 * done so already there is nothing to begin.
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

/** Also of a newer version, whatever that has laid out. */
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
    // Whoever wants to change or delete the database waits for us to let go.
    blocking: (_, wantedVersion) => {
      opened?.close();
      onClosed(wantedVersion === null ? "gone" : "newer");
    },
    // The browser does so when a write of whichever page has failed.
    terminated: () => {
      setUnsure();
      onClosed("gone");
    },
  });
  return { database: opened, isNew };
}

/** Gives up after a while; a database that opens later is closed, so that it holds nobody up. */
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
