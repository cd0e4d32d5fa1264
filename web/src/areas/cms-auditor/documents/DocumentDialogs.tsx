import type { ReactNode } from "react";
import { AssignDialog } from "../../../audit/assign/AssignDialog";
import { downloadDocument } from "../../../audit/download/downloadDocument";
import type { DocumentQuery } from "../../../engine";
import { useOverPage } from "../../../shared/useOverPage";
import { RemoveData } from "../RemoveData";
import type { DocumentTask } from "./documentTask";
import { PreviewDialog } from "./PreviewDialog";
import type { Preview } from "./usePreview";

export type DocumentDialogsProps = {
  query: DocumentQuery;
  preview: Preview;
  children: (ask: (task: DocumentTask) => void) => ReactNode;
};

export function DocumentDialogs({ query, preview, children }: DocumentDialogsProps) {
  const assigning = useOverPage<string>();
  const removing = useOverPage<DocumentTask["document"]>();

  function ask({ what, document }: DocumentTask) {
    if (what === "preview") preview.open(document.id);
    else if (what === "assign") assigning.open(document.id);
    else if (what === "download") void downloadDocument({ data: document.id });
    else removing.open(document);
  }

  return (
    <>
      {children(ask)}
      {preview.id !== undefined && (
        <PreviewDialog id={preview.id} list={query} preview={preview} onAssign={assigning.open} />
      )}
      {assigning.opened !== undefined && (
        <AssignDialog data={assigning.opened} isOpen onClose={assigning.close} />
      )}
      {removing.opened && (
        <RemoveData data={removing.opened} what="dokumen" onClose={removing.close} />
      )}
    </>
  );
}
