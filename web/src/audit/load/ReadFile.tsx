import type { ColumnKind } from "../../core/pkg/portal_core";
import { DocumentSketch } from "./DocumentSketch";
import { type ChosenKinds, isShownAsPdf, type LoadedDocument, type LoadedTable } from "./loaded";
import { PdfSketch } from "./PdfSketch";
import { TablePreview } from "./TablePreview";

export type ReadFileProps = {
  loaded: LoadedTable | LoadedDocument;
  kinds: ChosenKinds;
  onKinds: (columns: readonly number[], kind: ColumnKind | undefined) => void;
};

/** What was read, before it is stored. */
export function ReadFile({ loaded, kinds, onKinds }: ReadFileProps) {
  if (loaded.kind === "table") {
    return <TablePreview preview={loaded.preview} kinds={kinds} onKinds={onKinds} />;
  }
  return isShownAsPdf(loaded) ? (
    <PdfSketch file={loaded.file} />
  ) : (
    <DocumentSketch sections={loaded.sections} />
  );
}
