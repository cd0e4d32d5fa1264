import { Download } from "lucide-react";
import { type FileView, hiddenPdf, useFileUrl } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { AttachedImage } from "./AttachedImage";
import styles from "./EntryFiles.module.css";

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
          Unduh
        </Button>
      }
    >
      <Shown file={file} />
    </Dialog>
  );
}

function Shown({ file }: { file: FileView }) {
  const content = useFileUrl(file.id, file.mediaType);
  if (content.kind === "loading") return <Loading label="Memuat pratinjau..." />;
  if (content.kind === "missing") {
    return <Notice text={`Isi berkas ${file.name} tidak tersimpan di perangkat ini.`} />;
  }
  return file.isImage ? (
    <AttachedImage
      url={content.url}
      facts={content.facts}
      name={file.name}
      className={styles.shown}
    />
  ) : (
    <Notice
      tone="info"
      text={hiddenPdf}
      hint="Unduh berkasnya, lalu buka dengan pembaca PDF Anda."
    />
  );
}
