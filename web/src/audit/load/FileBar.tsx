import { FileText, Table2 } from "lucide-react";
import type { CsvForm } from "../../engine";
import { figure } from "../../platform/figure";
import { Button } from "../../ui/action/Button";
import { FileRow } from "../../ui/display/FileRow";
import { isShownAsPdf, type LoadedDocument, type LoadedTable } from "./loaded";

const ENCODINGS = { utf8: "UTF-8", windows1252: "Windows-1252" } satisfies Record<
  CsvForm["encoding"],
  string
>;

const DELIMITERS = { comma: "koma", semicolon: "titik koma", tab: "tab" } satisfies Record<
  CsvForm["delimiter"],
  string
>;

const formText = ({ encoding, delimiter, hasMark }: CsvForm) =>
  `${ENCODINGS[encoding]}${hasMark ? " dengan BOM" : ""} · pemisah ${DELIMITERS[delimiter]}`;

function found(loaded: LoadedTable | LoadedDocument): string {
  if (loaded.kind === "document") {
    const { length } = loaded.sections;
    if (length > 0) return `${figure(length)} bagian`;
    return isShownAsPdf(loaded) ? "PDF, tidak dibuka di sini" : "Tanpa teks yang dapat dibaca";
  }
  const { records, blankRows, columns, form } = loaded.preview;
  return [
    `${figure(records)} baris`,
    blankRows > 0 && `${figure(blankRows)} baris kosong diabaikan`,
    `${figure(columns.length)} kolom`,
    form && formText(form),
  ]
    .filter(Boolean)
    .join(" · ");
}

export type FileBarProps = { loaded: LoadedTable | LoadedDocument; onChange: () => void };

export function FileBar({ loaded, onChange }: FileBarProps) {
  const icon = loaded.kind === "table" ? Table2 : FileText;
  return (
    <FileRow icon={icon} name={loaded.file.name} facts={found(loaded)}>
      <Button size="small" onClick={onChange}>
        Ganti berkas
      </Button>
    </FileRow>
  );
}
