import { type CsvChoices, readCsvFile, refusalText, unreadableFile } from "../../engine";
import { type LoadedTable, type Unfit, unfit } from "./loaded";
import { csvProblemText, unfitTexts } from "./texts";

/** Choices that the user has about the structure of a file. */
export type StructureChoices = Partial<
  Pick<
    CsvChoices,
    "encoding" | "delimiter" | "hasBackslashes" | "rowsAbove" | "hasHeader" | "keepsTotal"
  >
> & {
  /** Sheet of a workbook, from 0, and a range of its cells such as `A3:H200`. */
  sheet?: number;
  range?: string;
};

type OtherChoices = Partial<Pick<CsvChoices, "columns" | "numbers">>;

/** Reads a CSV file, or only these of its columns. Returns `undefined` if cancelled. */
export async function readTable(
  file: File,
  { sheet: _, range: __, ...choices }: StructureChoices & OtherChoices,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<LoadedTable | Unfit | undefined> {
  const intake = await readCsvFile(file, onShare, signal, choices);
  switch (intake.kind) {
    case "cancelled":
      return undefined;
    case "unreadable":
      return unfit(file.name, unreadableFile);
    case "lost":
      return unfit(file.name, unfitTexts.interrupted);
    case "refused":
      return unfit(file.name, refusalText(intake.refusal));
    case "read": {
      const { preview } = intake;
      const { content, problems, problemCount } = preview;
      if (content !== undefined) return { kind: "table", source: file, file, preview, content };
      const texts = problems.map((problem) => csvProblemText(problem));
      return { ...unfit(file.name, ...texts), count: problemCount, preview };
    }
  }
}
