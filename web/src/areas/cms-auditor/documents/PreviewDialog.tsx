import { ChevronLeft, ChevronRight, Download, UserPlus } from "lucide-react";
import { DocumentReader } from "../../../audit/document/DocumentReader";
import { downloadDocument } from "../../../audit/download/downloadDocument";
import { type DocumentPreview, type DocumentQuery, refusalText, useView } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Panel } from "../../../ui/page/Panel";
import styles from "./PreviewDialog.module.css";
import { documentTexts, previewTexts } from "./texts";
import type { Preview } from "./usePreview";

export type PreviewDialogProps = {
  id: string;
  /** The list whose documents the dialog steps through. */
  list: DocumentQuery;
  preview: Preview;
  onAssign: (id: string) => void;
};

/** One document in full, with steps to its neighbours in the list (decisions §6). */
export function PreviewDialog({ id, list, preview, onAssign }: PreviewDialogProps) {
  const answer = useView("documentPreview", { id, list });
  if (answer.kind === "refused") {
    return (
      <Dialog isOpen onClose={preview.close} title={previewTexts.notFound}>
        <Notice text={refusalText(answer.refusal)} />
      </Dialog>
    );
  }
  const { content, place } = answer.value;
  return (
    <Dialog
      isOpen
      onClose={preview.close}
      title={content.fileName}
      size="full"
      footer={<PreviewFooter view={answer.value} preview={preview} onAssign={onAssign} />}
    >
      <p className={styles.place}>{place}</p>
      <Panel flush>
        <DocumentReader
          key={id}
          document={content}
          title={content.fileName}
          canCopy
          start={preview.start}
        />
      </Panel>
    </Dialog>
  );
}

type PreviewFooterProps = { view: DocumentPreview } & Pick<
  PreviewDialogProps,
  "preview" | "onAssign"
>;

function PreviewFooter({
  view: { id, previous, next, position },
  preview,
  onAssign,
}: PreviewFooterProps) {
  const turn = (to: string | undefined) => () => to !== undefined && preview.setDataset(to);
  return (
    <>
      <div className={styles.turning}>
        <Button
          icon={ChevronLeft}
          reason={previous === undefined ? previewTexts.isFirst : undefined}
          onClick={turn(previous)}
        >
          {previewTexts.previous}
        </Button>
        <p role="status">{position}</p>
        <Button
          icon={ChevronRight}
          reason={next === undefined ? previewTexts.isLast : undefined}
          onClick={turn(next)}
        >
          {previewTexts.next}
        </Button>
      </div>
      <Button lang="en" icon={Download} onClick={() => void downloadDocument({ data: id })}>
        {documentTexts.download}
      </Button>
      <Button lang="en" variant="primary" icon={UserPlus} onClick={() => onAssign(id)}>
        {documentTexts.assign}
      </Button>
    </>
  );
}
