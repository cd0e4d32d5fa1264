import type { FieldError } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import type { ColumnChoices } from "./columnChoices";
import { DocumentSketch } from "./DocumentSketch";
import styles from "./load.module.css";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { Repairs } from "./Repairs";
import { ReplacedBytes } from "./ReplacedBytes";
import type { StructureChoices } from "./readTable";
import { StructureFields } from "./StructureFields";
import { TablePreview } from "./TablePreview";
import { previewTexts } from "./texts";

export type ReadFileProps = {
  loaded: LoadedTable | LoadedDocument;
  columns: ColumnChoices;
  errors: readonly FieldError[];
  onColumns: (columns: ColumnChoices) => void;
  onStructure: (choices: StructureChoices) => void;
};

export function ReadFile({ loaded, columns, errors, onColumns, onStructure }: ReadFileProps) {
  if (loaded.kind === "table") {
    const { preview } = loaded;
    return (
      <div className={styles.read}>
        <ReplacedBytes lines={preview.replacedLines} />
        <TablePreview loaded={loaded} columns={columns} errors={errors} onColumns={onColumns} />
        <Repairs loaded={loaded} />
        {preview.form && (
          <StructureFields
            preview={preview}
            form={preview.form}
            workbook={loaded.workbook}
            onChoose={onStructure}
          />
        )}
      </div>
    );
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
