import { download } from "../../core/attachments";

/** Where the pieces of a file go while it is being written. */
export interface FileSink {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file is whole. */
  close: () => Promise<void>;
  /** The file is given up. */
  abort: () => Promise<void>;
}

interface SavePicker {
  showSaveFilePicker: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

const hasSavePicker = (page: object): page is SavePicker => "showSaveFilePicker" in page;

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

/** Pieces that the browser keeps, outside the page's memory if it likes, until it saves them as one file. */
export function blobSink(name: string, type: string): FileSink {
  let parts: Blob[] = [];
  return {
    write: async (bytes) => void parts.push(new Blob([bytes])),
    close: async () => download(name, new Blob(parts, { type })),
    abort: async () => {
      parts = [];
    },
  };
}

async function streamSink(handle: FileSystemFileHandle): Promise<FileSink> {
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    close: () => file.close(),
    abort: () => file.abort(),
  };
}

/**
 * A place for a large file: where the browser lets one choose it, the file is written there piece by piece. Nothing if
 * the user changed their mind. To be called in the turn of a press: a browser asks only then.
 */
export async function openSink(name: string, type: string): Promise<FileSink | undefined> {
  if (!hasSavePicker(window)) return blobSink(name, type);
  try {
    return await streamSink(await window.showSaveFilePicker({ suggestedName: name }));
  } catch (error) {
    if (isNamed(error, "AbortError")) return undefined;
    // In a frame of another site, or where the policy of the device forbids it.
    return blobSink(name, type);
  }
}
