import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export const DATABASE_NAME = "portal-minerba";

/** Of IndexedDB itself. What the stores hold has a format of its own (`meta` and each sealed piece). */
const DATABASE_VERSION = 1;

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
  /** Blobs by the id that records name. */
  files: { key: string; value: unknown };
  /** What was half written. */
  drafts: { key: string; value: unknown };
  aside: { key: number; value: SetAside };
  meta: { key: string; value: unknown };
}

export type PortalDatabase = IDBPDatabase<PortalSchema>;

export type Opened =
  | { kind: "open"; database: PortalDatabase }
  /** A newer version of the portal has changed the database. */
  | { kind: "newer" }
  | { kind: "unavailable" }
  | { kind: "blocked" };

/** How long an answer may take: another page that does not let go can hold the database for ever. */
const PATIENCE_MS = 4_000;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** Makes the stores that are missing. */
function makeStores(database: PortalDatabase): void {
  for (const name of ["journal", "snapshots", "files", "drafts", "meta"] as const) {
    database.createObjectStore(name);
  }
  database.createObjectStore("aside", { autoIncrement: true });
}

/**
 * Opens the portal's database. `onClosed` is told when it closes by itself: 'newer' if a newer version wants it, 'gone' if
 * the browser or somebody deleted it.
 */
export async function openDatabase(onClosed: (why: "newer" | "gone") => void): Promise<Opened> {
  if (typeof indexedDB === "undefined") return { kind: "unavailable" };
  const opening = open(onClosed).catch(
    (error: unknown): Opened =>
      isNamed(error, "VersionError") ? { kind: "newer" } : { kind: "unavailable" },
  );
  return Promise.race([opening, patience(opening)]);
}

/** Throws where the browser refuses, at once or later. */
async function open(onClosed: (why: "newer" | "gone") => void): Promise<Opened> {
  let opened: PortalDatabase | undefined;
  opened = await openDB<PortalSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade: makeStores,
    // Whoever wants to change or delete the database waits for us to let go.
    blocking: (_, wantedVersion) => {
      opened?.close();
      onClosed(wantedVersion === null ? "gone" : "newer");
    },
    terminated: () => onClosed("gone"),
  });
  return { kind: "open", database: opened };
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
