import { Download } from "lucide-react";
import { type FileView, hiddenPdf, useFileUrl } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { AttachedImage } from "./AttachedImage";
import styles from "./EntryFiles.module.css";
import { fileTexts } from "./texts";

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
      size={file.isImage ? "full" : "medium"}
      footer={
        <Button icon={Download} onClick={onDownload}>
          {fileTexts.download}
        </Button>
      }
    >
      <Shown file={file} />
    </Dialog>
  );
}

function Shown({ file }: { file: FileView }) {
  const content = useFileUrl(file.id, file.mediaType);
  if (content.kind === "loading") return <Loading label={fileTexts.loading} />;
  if (content.kind === "missing") {
    return <Notice text={fileTexts.missing(file.name)} />;
  }
  return file.isImage ? (
    <AttachedImage
      url={content.url}
      facts={content.facts}
      name={file.name}
      className={styles.shown}
    />
  ) : (
    <Notice tone="info" text={hiddenPdf} hint={fileTexts.openElsewhere} />
  );
}
