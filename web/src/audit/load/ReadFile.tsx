import type { ColumnKind } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { DocumentSketch } from "./DocumentSketch";
import type { ChosenKinds, LoadedDocument, LoadedTable } from "./loaded";
import { ReplacedBytes } from "./ReplacedBytes";
import { TablePreview } from "./TablePreview";
import { previewTexts } from "./texts";

export type ReadFileProps = {
  loaded: LoadedTable | LoadedDocument;
  kinds: ChosenKinds;
  onKinds: (columns: readonly number[], kind: ColumnKind | undefined) => void;
};

export function ReadFile({ loaded, kinds, onKinds }: ReadFileProps) {
  if (loaded.kind === "table") {
    return <TablePreview preview={loaded.preview} kinds={kinds} onKinds={onKinds} />;
  }
  const { pdf, sections } = loaded;
  if (pdf !== undefined && sections.length === 0) {
    const isOpen = typeof pdf === "number";
    return (
      <div>
        <Notice
          tone={isOpen ? "info" : "warning"}
          text={isOpen ? previewTexts.noPdfText : previewTexts.closedPdf[pdf]}
          hint={isOpen ? undefined : previewTexts.closedPdfHint}
        />
      </div>
    );
  }
  return (
    <>
      <ReplacedBytes lines={loaded.replacedLines} />
      <DocumentSketch sections={loaded.sections} />
    </>
  );
}
