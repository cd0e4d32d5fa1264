import type { Attachment, FileFacts } from "../../wasm/pkg/portal_core";
import { readView } from "../core/useView";
import { sampleFile } from "./sampleFiles";
import { keepFile, storedFile } from "./storedFiles";

/** What the core wants to know of files before they are attached: name, size and first bytes. */
export async function factsOf(files: readonly File[]): Promise<FileFacts[]> {
  const vocabulary = readView("vocabulary");
  const headBytes = vocabulary.kind === "ok" ? vocabulary.value.headBytes : 0;
  const facts = async (file: File): Promise<FileFacts> => {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    return { name: file.name, size: file.size, head: [...head] };
  };
  return Promise.all(files.map(facts));
}

/** Keeps the bytes of files that a command attached; both lists are in the same order. */
export function keepFiles(attachments: readonly Attachment[], files: readonly File[]): void {
  for (const [index, { id }] of attachments.entries()) {
    const file = files[index];
    if (file !== undefined) void keepFile(id, file);
  }
}

/** The bytes of an attached file, of the sample data too. */
export const bytesOf = async (id: string): Promise<Blob | undefined> =>
  (await storedFile(id)) ?? sampleFile(id);
