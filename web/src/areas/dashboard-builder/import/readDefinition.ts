import { type ReadDefinition, readView, refusalText } from "../../../engine";
import { definitionTexts as texts } from "../texts";

export type ReadFile =
  | { kind: "unfit"; name: string; reason: string }
  | ({ kind: "read"; name: string } & ReadDefinition);

/** Checks a file as a definition. A file that is too large is not read. */
export async function readDefinition(
  file: File,
  { bytes, label }: { bytes: number; label: string },
): Promise<ReadFile> {
  const unfit = (reason: string) => ({ kind: "unfit", name: file.name, reason }) as const;
  if (file.size > bytes) return unfit(texts.tooLarge(label));
  const text = await utf8(file).catch(() => undefined);
  if (text === undefined) return unfit(texts.unfit);
  const answer = readView("definitionPreview", text);
  if (answer.kind === "refused") return unfit(refusalText(answer.refusal));
  if (answer.value === undefined) return unfit(texts.unfit);
  return { kind: "read", name: file.name, ...answer.value };
}

/** Decodes UTF-8, which 'Ekspor' writes; throws on other encodings. */
const utf8 = async (file: File) =>
  new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
