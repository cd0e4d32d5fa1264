import { type ColumnKind, hiddenPdf } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { DocumentSketch } from "./DocumentSketch";
import { type ChosenKinds, isShownAsPdf, type LoadedDocument, type LoadedTable } from "./loaded";
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
  return isShownAsPdf(loaded) ? (
    <div>
      <Notice tone="info" text={hiddenPdf} hint={previewTexts.pdfHint} />
    </div>
  ) : (
    <>
      <ReplacedBytes lines={loaded.replacedLines} />
      <DocumentSketch sections={loaded.sections} />
    </>
  );
}
