import type { ReactNode } from "react";
import { AssignDialog } from "../../../audit/assign/AssignDialog";
import { downloadDocument } from "../../../audit/download/downloadDocument";
import type { DocumentQuery } from "../../../engine";
import { HistoryDialog } from "../../../shared/undo/HistoryDialog";
import { useOverPage } from "../../../shared/useOverPage";
import { EditData } from "../edit/EditData";
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
  const asked = useOverPage<DocumentTask>();

  function ask(task: DocumentTask) {
    const { what, document } = task;
    if (what === "preview") preview.open(document.id);
    else if (what === "assign") assigning.open(document.id);
    else if (what === "download") void downloadDocument({ data: document.id });
    else asked.open(task);
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
      {asked.opened && <Asked task={asked.opened} onClose={asked.close} />}
    </>
  );
}

function Asked({ task: { what, document }, onClose }: { task: DocumentTask; onClose: () => void }) {
  if (what === "edit") return <EditData id={document.id} onClose={onClose} />;
  if (what === "history") {
    return <HistoryDialog slice="repository" record={document} onClose={onClose} />;
  }
  return <RemoveData data={document} what="dokumen" onClose={onClose} />;
}
