import { Download } from "lucide-react";
import { useState } from "react";
import { downloadDocument } from "../../../audit/download/downloadDocument";
import { ExportButton } from "../../../audit/download/ExportButton";
import type { AssignedItem } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { itemTexts } from "./texts";

const ALL_ROWS = { search: "", sort: undefined, direction: "asc" } as const;

/** The 'Download' button of §2.7. It saves a document as its file and a table as CSV. */
export function DownloadButton({ item }: { item: AssignedItem }) {
  const subject = { assigned: item.id };
  if (item.document) return <DocumentDownload subject={subject} />;
  return (
    <ExportButton lang="en" subject={subject} rows={ALL_ROWS}>
      {itemTexts.download}
    </ExportButton>
  );
}

function DocumentDownload({ subject }: { subject: { assigned: string } }) {
  const [isWriting, setWriting] = useState(false);
  async function save() {
    setWriting(true);
    await downloadDocument(subject);
    setWriting(false);
  }
  return (
    <Button icon={Download} lang="en" busy={isWriting} onClick={() => void save()}>
      {itemTexts.download}
    </Button>
  );
}
