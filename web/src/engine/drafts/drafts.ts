import { tabChannel } from "../storage/browser";
import { openDatabase } from "../storage/database";
import { untilStored } from "../storage/untilStored";
import { packDrafts, unpackDrafts } from "./backedUp";
import { DraftStore } from "./DraftStore";
import { type DraftBackend, databaseDrafts } from "./databaseDrafts";
import { inDataset, seenForm } from "./formName";

/** The half-filled forms of this page. */
export const drafts = new DraftStore(untilStored);

const CHANNEL = "portal-minerba:draf";

/** The first screen does not wait longer for stored drafts. They appear when they have been read. */
const PATIENCE_MS = 4_000;

/** Reads the stored drafts, and stores new ones. Without storage they live as long as the page. */
export async function startDrafts(): Promise<void> {
  watchPage();
  const found = connect().catch(() => undefined);
  read = found;
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

let read: Promise<void> | undefined;

/** Resolves when the stored drafts have been read, however long that takes. */
export const untilDraftsRead = async (): Promise<void> => read;

let backend: DraftBackend | undefined;
let channel: ReturnType<typeof tabChannel>;

/** A database that the browser has closed is opened again; one that a newer version took over is not. */
async function connect(): Promise<void> {
  const opened = await openDatabase((why) => {
    if (why === "gone") void connect().catch(() => undefined);
  });
  if (opened.kind !== "open") return;
  channel?.close();
  channel = tabChannel(CHANNEL);
  backend = databaseDrafts(opened.database);
  await drafts.connect(backend, channel);
}

/** All drafts of the data set as files of a backup. A draft that became a commit is not among them. */
export async function draftsForBackup(): Promise<ReadonlyMap<string, Blob>> {
  await drafts.flush();
  const records = new Map(await backend?.read());
  for (const key of drafts.records()) records.delete(key);
  // Data that were put back are looked at again.
  records.delete(seenForm(drafts.datasetId));
  return packDrafts(records, drafts.datasetId);
}

/** Restores the drafts of a backup after its data. A form that is being filled in stays. */
export async function draftsFromBackup(files: ReadonlyMap<string, Blob>): Promise<void> {
  const { datasetId } = drafts;
  const found = await unpackDrafts(files);
  if (drafts.datasetId !== datasetId) return;
  for (const { form, value, base } of found) {
    const name = inDataset(form, datasetId);
    if (drafts.peek(name) === undefined) drafts.write(name, { value, base });
  }
}

/** Stores the last keystrokes, and reads what other tabs have changed while this one was hidden. */
function watchPage(): void {
  const store = () => void drafts.leave();
  const find = () => void drafts.refresh();
  window.addEventListener("pagehide", store);
  window.addEventListener("focus", find);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") store();
    else find();
  });
}
