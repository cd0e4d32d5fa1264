import { factsOf, keepFiles, makeBackup, openBackup, portal } from "../engine";

export const unwatched = () => ({ signal: new AbortController().signal, progress: () => {} });

export const LETTER = "%PDF-1.7 surat yang dilampirkan";

/** Replies to a ticket as the acting company with a file; returns the file's id. */
export async function replyWithFile(text = LETTER): Promise<string> {
  const file = new File([text], "surat.pdf", { type: "application/pdf" });
  const attachments = await factsOf([file]);
  const outcome = portal().dispatch({
    ticket: { reply: { ticket: "R8K2AB", content: "Terlampir", status: undefined, attachments } },
  });
  const id = outcome.kind === "ok" ? outcome.attachments[0]?.id : undefined;
  if (outcome.kind !== "ok" || id === undefined) throw new Error(outcome.kind);
  keepFiles(outcome.attachments, [file]);
  return id;
}

export async function backupBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const made = await makeBackup(portal(), unwatched());
  if (made.kind !== "made") throw new Error(made.kind);
  return new Uint8Array(await made.file.arrayBuffer());
}

export const openBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  openBackup(portal(), new File([bytes], "cadangan.minerba"), unwatched());
