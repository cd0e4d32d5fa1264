import { Download } from "lucide-react";
import { download } from "../../core/download";
import type { TicketListQuery } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { readView } from "../../core/useView";
import { Button } from "../../ui/action/Button";
import { toast } from "../../ui/feedback/toast";

/** All rows of the list as it is filtered, searched and sorted, as a CSV file (decisions §4). */
export function ExportButton({ query }: { query: TicketListQuery }) {
  function save() {
    const answer = readView("ticketExport", query);
    if (answer.kind === "refused") {
      toast(refusalText(answer.refusal), "danger");
      return;
    }
    const { name, content } = answer.value;
    download(name, new Blob([content], { type: "text/csv;charset=utf-8" }));
    toast(`Berkas ${name} diunduh.`);
  }

  return (
    <Button icon={Download} lang="en" onClick={save}>
      Export
    </Button>
  );
}
