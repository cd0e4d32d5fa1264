import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach } from "vitest";
import { Air } from "../../../testing/air";
import { openDatabase, type PortalDatabase } from "../../storage/database";
import { DATABASE_NAME } from "../../storage/databaseNames";
import { DraftStore } from "../DraftStore";
import { type DraftBackend, databaseDrafts } from "../databaseDrafts";

export const FORM = "ticket B-1 ";

export const typed = (text: string, ...files: File[]) => ({ value: { text, files }, base: "{}" });

export const letter = (name = "bukti.pdf") =>
  new File([`%PDF-1.7 ${name}`], name, { type: "application/pdf" });

let connections: PortalDatabase[] = [];
let air = new Air();

afterEach(async () => {
  for (const connection of connections) connection.close();
  connections = [];
  air = new Air();
  await deleteDB(DATABASE_NAME);
});

export async function database(): Promise<PortalDatabase> {
  const opened = await openDatabase(() => undefined);
  if (opened.kind !== "open") throw new Error(`the database is ${opened.kind}`);
  connections.push(opened.database);
  return opened.database;
}

const never = () => new Promise<boolean>(() => undefined);

type TabOptions = {
  backend?: DraftBackend | undefined;
  untilStored?: (() => Promise<boolean>) | undefined;
  isDeaf?: boolean;
};

/** A tab on the shared database. A deaf tab has no channel to the others. */
export async function tab({ backend, untilStored = never, isDeaf = false }: TabOptions = {}) {
  const store = new DraftStore(untilStored);
  await store.connect(
    backend ?? databaseDrafts(await database()),
    isDeaf ? undefined : air.channel(),
  );
  return store;
}

export const stored = async () => (await database()).getAll("drafts");

/** Imitates the journal, which deletes these records when it stores their commit. */
export async function deleteRecords(keys: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction("drafts", "readwrite");
  await Promise.all(keys.map((key) => transaction.store.delete(key)));
  await transaction.done;
}
