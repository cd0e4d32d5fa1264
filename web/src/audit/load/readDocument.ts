import {
  type FieldError,
  type FileFacts,
  factsOf,
  problemText,
  readView,
  refusalText,
  type Section,
  unreadableFile,
} from "../../engine";
import { detachFile } from "../../platform/detachFile";
import { type LoadedDocument, type Unfit, unfit } from "./loaded";
import { type ReadPdf, readPdf } from "./readPdf";
import { readText } from "./readText";
import { readWord } from "./readWord";
import { unfitTexts } from "./texts";

const nowhere = { tahapan: "", badanUsaha: "", description: "" };

/** The core's objections to the file alone. Checked before the file is read; the other fields may still be empty. */
function objections(facts: FileFacts, sections: Section[]): string[] {
  const answer = readView("documentFormErrors", { place: nowhere, file: facts, sections });
  if (answer.kind === "refused") return [refusalText(answer.refusal)];
  const ofFile = answer.value.filter(({ field }) => field === "file");
  return ofFile.map((error) =>
    isOtherKind(error) ? `${problemText(error)} ${unfitTexts.tableFormats}` : problemText(error),
  );
}

const isOtherKind = ({ problem }: FieldError) =>
  problem.problem === "document" && problem.why === "unsupported";

/** Reads a document's text. Returns `undefined` if cancelled. */
export async function readDocument(
  file: File,
  signal: AbortSignal,
): Promise<LoadedDocument | Unfit | undefined> {
  const facts = await factsOf([file]).catch(() => []);
  const [first] = facts;
  if (first === undefined) return unfit(file.name, unreadableFile);
  const before = objections(first, []);
  if (before.length > 0) return unfit(file.name, ...before);
  const text = await sectionsOf(file, signal);
  if (text === undefined) return undefined;
  if (text.kind === "unreadable") return unfit(file.name, text.why);
  const after = objections(first, text.sections);
  if (after.length > 0 && text.pdf === undefined) return unfit(file.name, ...after);
  const kept = await detachFile(file).catch(() => undefined);
  if (kept === undefined) return unfit(file.name, unreadableFile);
  const { replacedLines = [], pdf } = text;
  // A PDF with more text than the core takes is stored without it: its pages can be read all the same.
  const sections = after.length > 0 ? [] : text.sections;
  const document = { kind: "document", file: kept, facts: first, sections, replacedLines } as const;
  return pdf === undefined ? document : { ...document, pdf };
}

type Text =
  | { kind: "read"; sections: Section[]; replacedLines?: number[]; pdf?: ReadPdf["pdf"] }
  | { kind: "unreadable"; why: string };

async function sectionsOf(file: File, signal: AbortSignal): Promise<Text | undefined> {
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "pdf") {
    const read = await readPdf(file, signal);
    return read && { kind: "read", ...read };
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { kind: "unreadable", why: unreadableFile };
  if (extension === "docx") return readWord(new Uint8Array(bytes), signal);
  return { kind: "read", ...readText(bytes) };
}
