import { Download } from "lucide-react";
import { type FileView, useFileBytes, useFileUrl } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { Panel } from "../../ui/page/Panel";
import { PdfViewer } from "../../ui/pdf/PdfViewer";
import { AttachedImage } from "./AttachedImage";
import styles from "./EntryFiles.module.css";
import { shownFileTexts } from "./texts";

export type FilePreviewDialogProps = {
  file: FileView;
  onClose: () => void;
  onDownload: () => void;
};

export function FilePreviewDialog({ file, onClose, onDownload }: FilePreviewDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file.name}
      size="full"
      footer={
        <Button icon={Download} onClick={onDownload}>
          {shownFileTexts.download}
        </Button>
      }
    >
      {file.isImage ? <Picture file={file} /> : <Pages file={file} />}
    </Dialog>
  );
}

function Pages({ file: { id, name } }: { file: FileView }) {
  const content = useFileBytes(id);
  if (content.kind === "loading") return <Loading label={shownFileTexts.loading} />;
  if (content.kind === "missing") return <Notice text={shownFileTexts.missing(name)} />;
  return (
    <Panel flush>
      <PdfViewer
        id={id}
        name={name}
        bytes={content.bytes}
        canCopy
        wayOut={shownFileTexts.openElsewhere}
      />
    </Panel>
  );
}

function Picture({ file }: { file: FileView }) {
  const content = useFileUrl(file.id, file.mediaType);
  if (content.kind === "loading") return <Loading label={shownFileTexts.loading} />;
  if (content.kind === "missing") {
    return <Notice text={shownFileTexts.missing(file.name)} />;
  }
  return (
    <AttachedImage
      url={content.url}
      facts={content.facts}
      name={file.name}
      className={styles.shown}
    />
  );
}
