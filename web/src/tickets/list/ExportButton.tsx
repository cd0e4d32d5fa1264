import type { TicketListQuery } from "../../core/pkg/portal_core";
import { readView } from "../../core/useView";
import { CsvExportButton } from "../../ui/csv/CsvExportButton";

/** All rows of the list as it is filtered, searched and sorted, as a CSV file (decisions §4). */
export const ExportButton = ({ query }: { query: TicketListQuery }) => (
  <CsvExportButton
    lang="en"
    read={(first, count) => readView("ticketCsv", { list: query, first, count })}
  >
    Export
  </CsvExportButton>
);
