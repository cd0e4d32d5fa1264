import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { DataExport } from "../../../audit/download/DataExport";
import { downloadDocument } from "../../../audit/download/downloadDocument";
import type { AssignedItem } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { itemTexts } from "./texts";

/** The 'Download' button of §2.7. It saves a document as its file and a table as Excel or CSV. */
export function DownloadButton({ item }: { item: AssignedItem }) {
  const subject = useMemo(() => ({ assigned: item.id }), [item.id]);
  if (item.document) return <DocumentDownload subject={subject} />;
  return <DataExport label={itemTexts.download} subject={subject} />;
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
