import type { DefinitionPreview } from "../../../core/pkg/portal_core";
import { refusalText } from "../../../core/refusalText";
import { readView } from "../../../core/useView";
import { isTooDeep } from "./isTooDeep";

/** A file that was read: what importing it would add, or why it cannot be read at all. */
export type ReadDefinition =
  | { kind: "unfit"; name: string; reason: string }
  | { kind: "read"; name: string; definition: unknown; preview: DefinitionPreview };

const NO_DEFINITION = "Berkas ini bukan definisi dashboard.";

/** What a file is worth as a definition. One that is too large is not even read. */
export async function readDefinition(
  file: File,
  { bytes, label }: { bytes: number; label: string },
): Promise<ReadDefinition> {
  const unfit = (reason: string) => ({ kind: "unfit", name: file.name, reason }) as const;
  if (file.size > bytes) return unfit(`Berkas ini terlalu besar. Paling besar ${label}.`);
  const definition = await parsed(file).catch(() => undefined);
  if (definition === undefined || isTooDeep(definition)) return unfit(NO_DEFINITION);
  const answer = readView("definitionPreview", definition);
  if (answer.kind === "refused") return unfit(refusalText(answer.refusal));
  return { kind: "read", name: file.name, definition, preview: answer.value };
}

/** JSON in UTF-8, which is what 'Ekspor' writes; everything else throws. */
async function parsed(file: File): Promise<unknown> {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  return JSON.parse(text);
}
