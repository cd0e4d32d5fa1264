import type { UnsavedFiles } from "../storage/dependencies";

interface InHand {
  /** As it was picked, and then its copy; undefined until it is read. */
  blob: Blob | undefined;
  /** Done when the copy is; undefined if it could not be read any more. */
  copy: Promise<Blob | undefined>;
  /** Whether it was stored when it came here. */
  wasStored: boolean;
}

/** Files that are not in the database, or not yet, by id. Their bytes never enter wasm memory, which cannot shrink. */
const inHand = new Map<string, InHand>();

type Reader = (id: string) => Promise<Blob | undefined>;

let readStored: Reader | undefined;

/** From now on files that are not in hand are looked for there. */
export function readFilesFrom(reader: Reader | undefined): void {
  readStored = reader;
}

/** A copy of a picked file's bytes, which can be changed or deleted on disk; undefined where they have been. */
export async function copyOf(file: Blob): Promise<Blob | undefined> {
  const copy = await new Response(file.stream()).blob().catch(() => undefined);
  return copy?.size === file.size ? copy : undefined;
}

/** Keeps a file's bytes: they are copied, and the copy takes its place. */
export async function keepFile(id: string, file: Blob): Promise<void> {
  const copy = copyOf(file);
  const held: InHand = { blob: file, copy, wasStored: false };
  inHand.set(id, held);
  held.blob = (await copy) ?? file;
}

/** Keeps bytes that have been copied. */
export const keepCopy = (id: string, copy: Blob): void =>
  void inHand.set(id, { blob: copy, copy: Promise.resolve(copy), wasStored: false });

/** A file's bytes, from memory or from the database. */
export const storedFile = async (id: string): Promise<Blob | undefined> =>
  inHand.get(id)?.blob ?? (await readStored?.(id));

async function takeHold(id: string): Promise<void> {
  const copy = Promise.resolve(readStored?.(id));
  const held: InHand = { blob: undefined, copy, wasStored: true };
  inHand.set(id, held);
  held.blob = await copy;
  if (held.blob === undefined && inHand.get(id) === held) inHand.delete(id);
}

/** What the storage has to write together with the commits that name it. */
export const unsavedFiles: UnsavedFiles = {
  async copied() {
    const copies = [...inHand].map(async ([id, { copy, wasStored }]) => {
      return { id, wasStored, bytes: await copy };
    });
    const files = new Map<string, Blob>();
    const oldFiles = new Map<string, Blob>();
    for (const { id, wasStored, bytes } of await Promise.all(copies)) {
      if (bytes !== undefined) (wasStored ? oldFiles : files).set(id, bytes);
    }
    return { files, oldFiles };
  },
  hold(ids) {
    for (const id of ids) if (!inHand.has(id)) void takeHold(id);
  },
  stored(ids) {
    for (const id of ids) inHand.delete(id);
  },
  keepOnly(held) {
    for (const id of inHand.keys()) if (!held.has(id)) inHand.delete(id);
  },
};

export const forgetStoredFiles = (): void => inHand.clear();
