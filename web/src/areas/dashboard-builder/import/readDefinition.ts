import { type ReadDefinition, readView, refusalText } from "../../../engine";

/** A file that was read: what importing it would add, or why it cannot be read at all. */
export type ReadFile =
  | { kind: "unfit"; name: string; reason: string }
  | ({ kind: "read"; name: string } & ReadDefinition);

const NO_DEFINITION = "Berkas ini bukan definisi dashboard.";

/** What a file is worth as a definition. One that is too large is not even read. */
export async function readDefinition(
  file: File,
  { bytes, label }: { bytes: number; label: string },
): Promise<ReadFile> {
  const unfit = (reason: string) => ({ kind: "unfit", name: file.name, reason }) as const;
  if (file.size > bytes) return unfit(`Berkas ini terlalu besar. Paling besar ${label}.`);
  const text = await utf8(file).catch(() => undefined);
  if (text === undefined) return unfit(NO_DEFINITION);
  const answer = readView("definitionPreview", text);
  if (answer.kind === "refused") return unfit(refusalText(answer.refusal));
  if (answer.value === undefined) return unfit(NO_DEFINITION);
  return { kind: "read", name: file.name, ...answer.value };
}

/** Text in UTF-8, which is what 'Ekspor' writes; everything else throws. */
const utf8 = async (file: File) =>
  new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
