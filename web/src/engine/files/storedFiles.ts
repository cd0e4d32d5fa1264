import type { UnsavedFiles } from "../storage/dependencies";

interface InHand {
  /** The picked file; later its copy. */
  blob: Blob;
  /** Resolves with the copy; `undefined` if the file could not be read. */
  copy: Promise<Blob | undefined>;
}

/** Files that are not stored yet, by id. Their bytes never enter wasm memory, which cannot shrink. */
const inHand = new Map<string, InHand>();

type Reader = (id: string) => Promise<Blob | undefined>;

let readStored: Reader | undefined;

/** Sets where files that are not in memory are read from. */
export function readFilesFrom(reader: Reader | undefined): void {
  readStored = reader;
}

/** Copies a picked file, which can change or disappear on disk. Returns `undefined` if it cannot be read. */
export async function copyOf(file: Blob): Promise<Blob | undefined> {
  const copy = await new Response(file.stream()).blob().catch(() => undefined);
  return copy?.size === file.size ? copy : undefined;
}

/** Keeps a file and replaces it by a copy of its bytes. */
export async function keepFile(id: string, file: Blob): Promise<void> {
  const copy = copyOf(file);
  const held: InHand = { blob: file, copy };
  inHand.set(id, held);
  held.blob = (await copy) ?? file;
}

/** Keeps bytes that are already copied. */
export const keepCopy = (id: string, copy: Blob): void =>
  void inHand.set(id, { blob: copy, copy: Promise.resolve(copy) });

/** A file's bytes from memory or the database. */
export const storedFile = async (id: string): Promise<Blob | undefined> =>
  inHand.get(id)?.blob ?? (await readStored?.(id));

/** Files that the storage must write together with the commits that name them. */
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
