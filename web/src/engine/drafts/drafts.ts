import { openDatabase } from "../storage/database";
import { packDrafts, unpackDrafts } from "./backedUp";
import type { DraftBackend } from "./DraftBackend";
import { DraftStore } from "./DraftStore";
import { databaseDrafts } from "./databaseDrafts";
import { inEra } from "./formName";
import { sessionWords } from "./lastWords";
import { type Tab, thisTab } from "./thisTab";

/** The half-filled forms of this page. */
export const drafts = new DraftStore();

/** The first screen waits no longer than this for what was half-filled before; it then appears as soon as it is there. */
const PATIENCE_MS = 4_000;

/** Finds the drafts of earlier, and keeps those to come; where there is no storage they live as long as the page. */
export async function startDrafts(): Promise<void> {
  watchPage();
  const found = connect().catch(() => undefined);
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

let tab: Promise<Tab> | undefined;
let backend: DraftBackend | undefined;

/** A newer version that takes the database over keeps it; one that the browser let go of is opened again. */
async function connect(): Promise<void> {
  const opened = await openDatabase((why) => {
    if (why === "gone") void connect().catch(() => undefined);
  });
  if (opened.kind !== "open") return;
  tab ??= thisTab(() => void drafts.refresh());
  backend = databaseDrafts(opened.database);
  await drafts.connect(backend, await tab, sessionWords);
}

/** The half-filled forms of all tabs as files of a backup. */
export async function draftsForBackup(): Promise<ReadonlyMap<string, Blob>> {
  await drafts.flush();
  const records = await backend?.readAll();
  return packDrafts(records ?? new Map(), drafts.era);
}

/** Brings those of a backup back, once its data are there; what is being filled in already stays. */
export async function draftsFromBackup(files: ReadonlyMap<string, Blob>): Promise<void> {
  const { era } = drafts;
  const found = await unpackDrafts(files);
  if (drafts.era !== era) return;
  for (const { form, value, base } of found) {
    const name = inEra(form, era);
    if (drafts.peek(name) === undefined) drafts.write(name, { value, base });
  }
}

/** What is typed in the last moment is stored too; who comes back finds what tabs left that were closed meanwhile. */
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
