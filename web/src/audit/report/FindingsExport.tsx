import { readView } from "../../engine";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { reportTexts as texts } from "./texts";

export type FindingsExportProps = {
  /** All findings that the acting person may read if there is none. */
  assignment?: string | undefined;
};

/** Exports findings with their follow-up, one row for each recommendation. */
export function FindingsExport({ assignment }: FindingsExportProps) {
  const asked = assignment === undefined ? {} : { assignment };
  return (
    <ExportMenu
      label={texts.findings}
      rows={{
        csv: (first, count) => readView("findingsCsv", { ...asked, first, count }),
        sheet: (first, count) => readView("findingsSheet", { ...asked, first, count }),
      }}
    />
  );
}
