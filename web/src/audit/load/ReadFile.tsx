import type { ColumnKind, FieldError } from "../../core/pkg/portal_core";
import { DocumentSketch } from "./DocumentSketch";
import type { ChosenKinds, LoadedDocument, LoadedTable } from "./loaded";
import { PdfSketch } from "./PdfSketch";
import { TablePreview } from "./TablePreview";

export type ReadFileProps = {
  loaded: LoadedTable | LoadedDocument;
  kinds: ChosenKinds;
  errors: readonly FieldError[];
  onKind: (column: number, kind: ColumnKind | undefined) => void;
};

/** What was read, before it is stored. */
export function ReadFile({ loaded, kinds, errors, onKind }: ReadFileProps) {
  if (loaded.kind === "table") {
    return <TablePreview preview={loaded.preview} kinds={kinds} errors={errors} onKind={onKind} />;
  }
  return loaded.sections.length === 0 && /\.pdf$/i.test(loaded.file.name) ? (
    <PdfSketch file={loaded.file} />
  ) : (
    <DocumentSketch sections={loaded.sections} />
  );
}
