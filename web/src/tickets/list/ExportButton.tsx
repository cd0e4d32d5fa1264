import { readView, type TicketListQuery } from "../../engine";
import { CsvExportButton } from "../../shared/csv/CsvExportButton";

export type ExportButtonProps = {
  query: TicketListQuery;
  /** There is nothing to export. */
  isEmpty: boolean;
};

/** All rows of the list as it is filtered, searched and sorted, as a CSV file (decisions §4). */
export const ExportButton = ({ query, isEmpty }: ExportButtonProps) => (
  <CsvExportButton
    lang="en"
    reason={isEmpty ? "Tidak ada tiket yang ditampilkan." : undefined}
    read={(first, count) => readView("ticketCsv", { list: query, first, count })}
  >
    Export
  </CsvExportButton>
);
