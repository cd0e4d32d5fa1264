import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach } from "vitest";
import { openDatabase, type PortalDatabase } from "../../storage/database";
import { DATABASE_NAME } from "../../storage/databaseNames";
import type { DraftBackend } from "../DraftBackend";
import { DraftStore } from "../DraftStore";
import { databaseDrafts } from "../databaseDrafts";

/** How long a tab may be gone before its drafts are others'. */
export const RETURN_MS = 60;

export const FORM = "ticket B-1 ";

export const typed = (text: string, ...files: File[]) => ({ value: { text, files }, base: "{}" });

export const letter = () => new File(["%PDF-1.7 bukti"], "bukti.pdf", { type: "application/pdf" });

/** The tabs that are open. */
export const living = new Set<string>();
let connections: PortalDatabase[] = [];

afterEach(async () => {
  for (const connection of connections) connection.close();
  connections = [];
  living.clear();
  await deleteDB(DATABASE_NAME);
});

export async function database(): Promise<PortalDatabase> {
  const opened = await openDatabase(() => undefined);
  if (opened.kind !== "open") throw new Error(`the database is ${opened.kind}`);
  connections.push(opened.database);
  return opened.database;
}

/** A tab that is open, over the data of all. */
export async function tab(id: string, backend?: DraftBackend): Promise<DraftStore> {
  living.add(id);
  const store = new DraftStore(RETURN_MS);
  await store.connect(backend ?? databaseDrafts(await database()), {
    id,
    living: async () => living,
  });
  return store;
}

export const stored = async () => (await database()).getAll("drafts");
