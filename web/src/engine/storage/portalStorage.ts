import type { Facade } from "../core/facade";
import { portal } from "../core/portal";
import { drafts } from "../drafts/drafts";
import { forgetStoredFiles, keepFile, readFilesFrom, unsavedFiles } from "../files/storedFiles";
import { askToPersist, browserTimers, tabChannel, watchForOthers, webLock } from "./browser";
import type { BytesInParts } from "./bytesInParts";
import { beginDatabase } from "./database";
import { IdbConnection } from "./idbConnection";
import { IdbJournal } from "./idbJournal";
import { browserMarks, onUnsure } from "./mark";
import { overrides } from "./overrides";
import { asideDatabases, copyDatabase, rawCopy } from "./rawCopy";
import type { Problem } from "./replica";
import { isLossUnseen, onStorageChange, shellReport } from "./status";
import { TabSync } from "./tabSync";

interface OpenStorage {
  tabSync: TabSync;
  journal: IdbJournal;
}

/** `undefined` in tests without storage: everything is in memory, without a notice. */
let storage: OpenStorage | undefined;

const connection = new IdbConnection(() => storage?.tabSync.look());

/** Opening the database takes as long as opening the core, so both start at once. */
export const openStorage = (): void => void connection.open();

/** Ids must be unique, not secret; `randomUUID` does not exist on plain http. */
const newId = (): string => crypto.getRandomValues(new BigUint64Array(1)).join();

/** Reports quarantined pieces and databases. The first screen does not wait for this. */
async function tellWhatLiesAside(journal: IdbJournal): Promise<void> {
  shellReport.hasDatabasesAside(await journal.hasDatabasesAside());
  if (await journal.hasAside()) shellReport.hasPiecesAside(true);
}

/** Loads the stored data into the portal and stores commits from now on. */
export async function startStorage(facade: Facade): Promise<void> {
  const journal = new IdbJournal(connection);
  const channel = tabChannel();
  const tabSync = new TabSync({
    store: journal,
    replica: facade.living,
    files: unsavedFiles,
    drafts,
    lock: webLock,
    channel,
    timers: browserTimers,
    report: {
      ...shellReport,
      putOnTop: (onTop) => {
        for (const override of overrides(facade, onTop)) shellReport.problem(override);
      },
    },
    marks: browserMarks,
    newId,
    askToPersist,
  });
  storage = { tabSync, journal };
  facade.onCommit = (commit) => tabSync.committed({ entry: commit.entry, commit });
  onUnsure(() => tabSync.look());
  onStorageChange(() => {
    if (!isLossUnseen()) tabSync.lossSeen();
  });
  const opened = await connection.open();
  void tellWhatLiesAside(journal);
  if (opened.kind === "newer") return tabSync.startReadOnly();
  if (opened.kind !== "open") return tabSync.startInMemory(opened.kind);
  readFilesFrom((id) => journal.file(id));
  if (opened.isReplacement) shellReport.problem({ kind: "foreignData" });
  await tabSync.start();
  watchForOthers(() => tabSync.look(), channel !== undefined);
}

/** For the button 'Coba lagi'. */
export const trySavingAgain = (): void => storage?.tabSync.tryAgain();

/** Result of replacing everything; if refused, nothing has changed. */
export type Replaced =
  | { kind: "ok" }
  | { kind: "refused"; problem: Problem | "readOnly" | "nothing" };

const answer = (problem: Problem | "readOnly" | "nothing" | undefined): Replaced =>
  problem === undefined ? { kind: "ok" } : { kind: "refused", problem };

/** Replaces everything by a snapshot and its files; `putBack` undoes it. */
export function replaceEverything(
  snapshot: BytesInParts,
  files: ReadonlyMap<string, Blob>,
): Replaced {
  const load = () => {
    const { living } = portal();
    let problem: Problem | undefined;
    // In a batch, because listeners read the files of new records at once.
    living.batch(() => {
      problem = living.load(snapshot);
      if (problem === undefined) for (const [id, file] of files) void keepFile(id, file);
    });
    return problem;
  };
  return answer(storage === undefined ? load() : storage.tabSync.replaceEverything(load));
}

/** Returns to the sample data, dated from now. The role stays; `putBack` undoes it. */
export function resetEverything(): Replaced {
  const reset = () => {
    portal().living.reset(Date.now());
    return undefined;
  };
  if (storage !== undefined) return answer(storage.tabSync.replaceEverything(reset));
  forgetStoredFiles();
  return answer(reset());
}

/** Restores the state before the last replacement of any tab; itself a replacement. */
export const putBack = async (): Promise<Replaced> =>
  answer(storage === undefined ? "nothing" : await storage.tabSync.putBack());

/** Quarantined pieces and databases as a file. */
export async function copySetAside(): Promise<Blob | undefined> {
  const pieces = await storage?.journal.aside();
  const databases = await asideDatabases();
  const isRead = pieces !== undefined && !("kind" in pieces);
  if (!isRead && databases.length === 0) return undefined;
  const raw = (isRead ? pieces : []).map(({ what, seq, bytes }) => ({
    ...{ store: what, key: seq, value: bytes },
  }));
  return rawCopy([...raw, ...databases]);
}

/** Deletes quarantined pieces; databases stay. Returns false if that failed. */
export async function forgetSetAside(): Promise<boolean> {
  const done = await storage?.journal.forgetAside();
  if (done?.kind !== "ok") return false;
  shellReport.hasPiecesAside(false);
  return true;
}

/**
 * Leaves the database of a newer version as it is; the next start uses an empty one. Returns false if that is
 * impossible.
 */
export async function startOver(): Promise<boolean> {
  const name = await connection.name();
  return name !== undefined && beginDatabase(name);
}

/** The whole store as a file, unchanged, for stores that this version must not touch. */
export const copyStored = copyDatabase;
