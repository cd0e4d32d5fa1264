import type { UnsavedFiles } from "../storage/dependencies";

interface InHand {
  /** The picked file, later its copy. */
  blob: Blob;
  /** Done when the copy is; undefined if it could not be read any more. */
  copy: Promise<Blob | undefined>;
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
  const held: InHand = { blob: file, copy };
  inHand.set(id, held);
  held.blob = (await copy) ?? file;
}

/** Keeps bytes that have been copied. */
export const keepCopy = (id: string, copy: Blob): void =>
  void inHand.set(id, { blob: copy, copy: Promise.resolve(copy) });

/** A file's bytes, from memory or from the database. */
export const storedFile = async (id: string): Promise<Blob | undefined> =>
  inHand.get(id)?.blob ?? (await readStored?.(id));

/** What the storage has to write together with the commits that name it. */
export const unsavedFiles: UnsavedFiles = {
  async copied() {
    const copies = [...inHand].map(async ([id, { copy }]) => ({ id, bytes: await copy }));
    const read = await Promise.all(copies);
    return new Map(read.flatMap(({ id, bytes }) => (bytes === undefined ? [] : [[id, bytes]])));
  },
  stored(ids) {
    for (const id of ids) inHand.delete(id);
  },
  keepOnly(held) {
    for (const id of inHand.keys()) if (!held.has(id)) inHand.delete(id);
  },
};

export const forgetStoredFiles = (): void => inHand.clear();
