import { type Guard, isFile, isNumber, isText, shapeOf } from "./guards";

/** Replaces a file in a stored draft. Files have records of their own, which are written once. */
type FilePlace = { storedFile: string };

const isFilePlace = shapeOf<FilePlace>({ storedFile: isText });

export type IdOf = (file: File) => string;

/** Takes the files out of a value. */
export function pack(value: unknown, idOf: IdOf) {
  const files = new Map<string, File>();
  const packed = mapped(value, (part) => {
    if (!isFile(part)) return undefined;
    const id = idOf(part);
    files.set(id, part);
    return { storedFile: id };
  });
  return { value: packed, files };
}

/** Puts the files back. A list leaves out a file that is gone; elsewhere null replaces it. */
export function unpack(value: unknown, fileOf: (id: string) => File | undefined): unknown {
  return mapped(value, (part) => {
    if (isFilePlace(part)) return fileOf(part.storedFile) ?? null;
    const isWhole = (one: unknown) => [...fileIdsOf(one)].every((id) => fileOf(id) !== undefined);
    if (!Array.isArray(part) || isWhole(part)) return undefined;
    return unpack(part.filter(isWhole), fileOf);
  });
}

/** The ids of the files of a packed value. */
export function fileIdsOf(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  mapped(value, (part) => {
    if (isFilePlace(part)) ids.add(part.storedFile);
    return undefined;
  });
  return ids;
}

function mapped(value: unknown, replace: (part: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => mapped(part, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapped(part, replace)]),
  );
}

type FileFacts = { name: string; type: string; lastModified: number };

/** A file as it is stored. A Blob does not keep the name and the time. */
type FileRecord = FileFacts & { draftFile: 1; bytes: Blob };

export const areFacts = shapeOf<FileFacts>({ name: isText, type: isText, lastModified: isNumber });

export const isFileRecord: Guard<FileRecord> = (value): value is FileRecord =>
  areFacts(value) && "draftFile" in value && "bytes" in value && value.bytes instanceof Blob;

export const factsOf = ({ name, type, lastModified }: FileFacts): FileFacts => ({
  ...{ name, type, lastModified },
});

export const fileRecord = (file: File): FileRecord => ({
  ...{ draftFile: 1, ...factsOf(file), bytes: file.slice(0, file.size, file.type) },
});

export const fileFrom = ({ name, ...facts }: FileFacts, bytes: Blob): File =>
  new File([bytes], name, facts);

/**
 * The ids of this page's files. A record always gives the same File, so that no form reads it
 * twice.
 */
export class DraftFiles {
  readonly #ids = new WeakMap<File, string>();
  readonly #files = new Map<string, File>();

  readonly idOf: IdOf = (file) => {
    const known = this.#ids.get(file);
    if (known !== undefined) return known;
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.#ids.set(file, id);
    return id;
  };

  of(id: string, record: unknown): File | undefined {
    const known = this.#files.get(id);
    if (known !== undefined || !isFileRecord(record)) return known;
    const file = fileFrom(record, record.bytes);
    this.#files.set(id, file);
    this.#ids.set(file, id);
    return file;
  }
}
