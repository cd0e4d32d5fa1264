import { type Attachment, FileDigest, type FileFacts } from "../../wasm/pkg/portal_core";
import { readView } from "../core/useView";
import { sampleFile } from "./sampleFiles";
import { keepFile, storedFile } from "./storedFiles";

/** Name, size, first and last bytes of files, which the core checks before attaching them. */
export async function factsOf(files: readonly File[]): Promise<FileFacts[]> {
  const vocabulary = readView("vocabulary");
  const { headBytes, tailBytes } =
    vocabulary.kind === "ok" ? vocabulary.value : { headBytes: 0, tailBytes: 0 };
  const bytesIn = async (part: Blob) => [...new Uint8Array(await part.arrayBuffer())];
  const facts = async (file: File): Promise<FileFacts> => ({
    name: file.name,
    size: file.size,
    head: await bytesIn(file.slice(0, headBytes)),
    tail: await bytesIn(file.slice(Math.max(0, file.size - tailBytes))),
  });
  return Promise.all(files.map(facts));
}

/** Bytes of a file that are read at once. */
const DIGEST_PIECE = 1024 * 1024;

/** SHA-256 of a file's bytes in hexadecimal. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = new FileDigest();
  for (let first = 0; first < file.size; first += DIGEST_PIECE) {
    const piece = await file.slice(first, first + DIGEST_PIECE).arrayBuffer();
    digest.feed(new Uint8Array(piece));
  }
  return digest.finish();
}

/** Stores the bytes of attached files; both lists have the same order. */
export function keepFiles(attachments: readonly Attachment[], files: readonly File[]): void {
  for (const [index, { id }] of attachments.entries()) {
    const file = files[index];
    if (file !== undefined) void keepFile(id, file);
  }
}

/** Bytes of an attached file, also of the sample data. */
export const bytesOf = async (id: string): Promise<Blob | undefined> =>
  (await storedFile(id)) ?? sampleFile(id);
