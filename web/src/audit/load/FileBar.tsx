import { FileText, Table2 } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { FileRow } from "../../ui/display/FileRow";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { fileTexts } from "./texts";

function found(loaded: LoadedTable | LoadedDocument): string {
  if (loaded.kind === "document") {
    const { pdf, sections } = loaded;
    if (typeof pdf === "number") return fileTexts.pages(pdf);
    return sections.length > 0 ? fileTexts.sections(sections.length) : fileTexts.noText;
  }
  const { records, headers } = loaded.preview;
  return [fileTexts.rows(records), fileTexts.columns(headers.length)].join(" · ");
}

export type FileBarProps = { loaded: LoadedTable | LoadedDocument; onChange: () => void };

export function FileBar({ loaded, onChange }: FileBarProps) {
  const icon = loaded.kind === "table" ? Table2 : FileText;
  return (
    <FileRow icon={icon} name={loaded.file.name} facts={found(loaded)}>
      <Button size="small" onClick={onChange}>
        {fileTexts.change}
      </Button>
    </FileRow>
  );
}
