import { isFile, isNumber, isText, shapeOf } from "./guards";

/** Stands in a stored draft where a file was: files have records of their own, which are written once. */
type FilePlace = { storedFile: string };

const isFilePlace = shapeOf<FilePlace>({ storedFile: isText });

/** A draft's value without its files, and these by their id. */
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

/** Puts the files back in. One that is gone is missing from the list that it was in; elsewhere nothing is in its place. */
export function unpack(value: unknown, fileOf: FileOf): unknown {
  return mapped(value, (part) => {
    if (isFilePlace(part)) return fileOf(part.storedFile) ?? null;
    if (!Array.isArray(part) || isWhole(part, fileOf)) return undefined;
    const whole = part.filter((one) => isWhole(one, fileOf));
    return unpack(whole, fileOf);
  });
}

function isWhole(value: unknown, fileOf: FileOf): boolean {
  let isWhole = true;
  mapped(value, (part) => {
    if (isFilePlace(part) && fileOf(part.storedFile) === undefined) isWhole = false;
    return undefined;
  });
  return isWhole;
}

/** The value with some of its parts replaced by others. */
function mapped(value: unknown, replace: (part: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => mapped(part, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapped(part, replace)]),
  );
}

/** A file as it is stored: its bytes, and what a Blob does not remember. */
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

export const fileOf = ({ name, type, lastModified, bytes }: FileRecord): File =>
  new File([bytes], name, { type, lastModified });
