import { isFile, isNumber, isText, shapeOf } from "./guards";

/** Replaces a file in a stored draft. Files have records of their own, which are written once. */
type FilePlace = { storedFile: string };

const isFilePlace = shapeOf<FilePlace>({ storedFile: isText });

/** A draft's value without its files, and the files by their ids. */
export type Packed = { value: unknown; files: ReadonlyMap<string, File> };

/** Takes the files out of a value. */
export function pack(value: unknown, idOf: (file: File) => string): Packed {
  const files = new Map<string, File>();
  const packed = mapped(value, (part) => {
    if (!isFile(part)) return undefined;
    const id = idOf(part);
    files.set(id, part);
    return { storedFile: id };
  });
  return { value: packed, files };
}

type FileOf = (id: string) => File | undefined;

/** Puts the files back. A list leaves out a file that is gone; elsewhere null replaces it. */
export function unpack(value: unknown, fileOf: FileOf): unknown {
  return mapped(value, (part) => {
    if (isFilePlace(part)) return fileOf(part.storedFile) ?? null;
    if (!Array.isArray(part) || isWhole(part, fileOf)) return undefined;
    const whole = part.filter((one) => isWhole(one, fileOf));
    return unpack(whole, fileOf);
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

function isWhole(value: unknown, fileOf: FileOf): boolean {
  let isWhole = true;
  mapped(value, (part) => {
    if (isFilePlace(part) && fileOf(part.storedFile) === undefined) isWhole = false;
    return undefined;
  });
  return isWhole;
}

/** The value with parts replaced. */
function mapped(value: unknown, replace: (part: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => mapped(part, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapped(part, replace)]),
  );
}

/** A file as it is stored. A Blob does not keep the name and the time. */
export type FileRecord = {
  draftFile: 1;
  name: string;
  type: string;
  lastModified: number;
  bytes: Blob;
};

export const isFileRecord = shapeOf<FileRecord>({
  draftFile: (value): value is 1 => value === 1,
  name: isText,
  type: isText,
  lastModified: isNumber,
  bytes: (value): value is Blob => value instanceof Blob,
});

export const fileRecord = (file: File): FileRecord => ({
  draftFile: 1,
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: file.slice(0, file.size, file.type),
});

const fileOf = ({ name, type, lastModified, bytes }: FileRecord): File =>
  new File([bytes], name, { type, lastModified });

/** The ids of this page's files. The same record is always the same File, so that no form reads it twice. */
export class DraftFiles {
  readonly #ids = new WeakMap<File, string>();
  readonly #files = new Map<string, File>();

  readonly idOf = (file: File): string => {
    const known = this.#ids.get(file);
    if (known !== undefined) return known;
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.#ids.set(file, id);
    return id;
  };

  of(id: string, record: unknown): File | undefined {
    const known = this.#files.get(id);
    if (known !== undefined || !isFileRecord(record)) return known;
    const file = fileOf(record);
    this.#files.set(id, file);
    this.#ids.set(file, id);
    return file;
  }
}
