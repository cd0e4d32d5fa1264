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

/** undefined in tests that do without: everything is in memory then, and nothing is said of it. */
let storage: OpenStorage | undefined;

const connection = new IdbConnection(() => storage?.tabSync.look());

/** Opening the database takes as long as opening the core: both begin at once. */
export const openStorage = (): void => void connection.open();

/** Names need not be secret, only different; `randomUUID` is not for pages on plain http. */
const newId = (): string => crypto.getRandomValues(new BigUint64Array(1)).join();

/** The first screen does not wait for it. */
async function tellWhatLiesAside(journal: IdbJournal): Promise<void> {
  shellReport.hasDatabasesAside(await journal.hasDatabasesAside());
  if (await journal.hasAside()) shellReport.hasPiecesAside(true);
}

/** Brings the portal to what is stored, and stores what is done from now on. */
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

/** 'Coba lagi'. */
export const trySavingAgain = (): void => storage?.tabSync.tryAgain();

/** What came of putting another state in the place of everything; refused, nothing has changed. */
export type Replaced =
  | { kind: "ok" }
  | { kind: "refused"; problem: Problem | "readOnly" | "nothing" };

const answer = (problem: Problem | "readOnly" | "nothing" | undefined): Replaced =>
  problem === undefined ? { kind: "ok" } : { kind: "refused", problem };

/** Puts a snapshot in the place of everything, with the files that it needs; `putBack` undoes it. */
export function replaceEverything(
  snapshot: BytesInParts,
  files: ReadonlyMap<string, Blob>,
): Replaced {
  const load = () => {
    const { living } = portal();
    let problem: Problem | undefined;
    // Who hears of the new records looks for their files at once.
    living.batch(() => {
      problem = living.load(snapshot);
      if (problem === undefined) for (const [id, file] of files) void keepFile(id, file);
    });
    return problem;
  };
  return answer(storage === undefined ? load() : storage.tabSync.replaceEverything(load));
}

/** Back to the sample data, dated from now. The acting role stays; `putBack` undoes it. */
export function resetEverything(): Replaced {
  const reset = () => {
    portal().living.reset(Date.now());
    return undefined;
  };
  if (storage !== undefined) return answer(storage.tabSync.replaceEverything(reset));
  forgetStoredFiles();
  return answer(reset());
}

/** Puts back what was before the last replacement, in whichever tab; itself a replacement. */
export const putBack = async (): Promise<Replaced> =>
  answer(storage === undefined ? "nothing" : await storage.tabSync.putBack());

/** What was set aside, damaged pieces and whole databases, as a file. */
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

/** Throws away the pieces that were set aside; databases stay. False if that could not be done. */
export async function forgetSetAside(): Promise<boolean> {
  const done = await storage?.journal.forgetAside();
  if (done?.kind !== "ok") return false;
  shellReport.hasPiecesAside(false);
  return true;
}

/** Leaves the database of a newer version as it is; the next start uses an empty one. False if that is not possible. */
export async function beginAnew(): Promise<boolean> {
  const name = await connection.name();
  return name !== undefined && beginDatabase(name);
}

/** Everything that is stored, as it is, where this version of the portal must not touch it. */
export const copyStored = copyDatabase;
