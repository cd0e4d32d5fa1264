import { readCsvFile, refusalText, unreadableFile } from "../../engine";
import { type LoadedTable, type Unfit, unfit } from "./loaded";
import { csvProblemText, unfitTexts } from "./texts";

/** Reads a CSV file. Returns `undefined` if cancelled. */
export async function readTable(
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<LoadedTable | Unfit | undefined> {
  const intake = await readCsvFile(file, onShare, signal);
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
      if (content !== undefined) return { kind: "table", file, preview, content };
      const texts = problems.map((problem) => csvProblemText(problem));
      return { ...unfit(file.name, ...texts), count: problemCount };
    }
  }
}
