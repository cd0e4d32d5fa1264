import { useState } from "react";
import { bytesOf, type FileView } from "../../engine";
import { download } from "../../platform/download";
import { FileList } from "../../ui/form/FileList";
import { toast } from "../toast/toast";
import styles from "./EntryFiles.module.css";
import { EntryImage } from "./EntryImage";
import { FilePreviewDialog } from "./FilePreviewDialog";
import { shownFileTexts } from "./texts";

export type EntryFilesProps = { files: readonly FileView[]; sender: string };

/** The files of a message. Each can be downloaded; images and PDFs also open here (decisions §4). */
export function EntryFiles({ files, sender }: EntryFilesProps) {
  const [previewed, setPreviewed] = useState<FileView>();
  if (files.length === 0) return null;
  const find = (key: string) => files.find((file) => file.id === key);
  return (
    <div className={styles.files}>
      <FileList
        label={shownFileTexts.list(sender)}
        files={files.map(({ id, name, sizeLabel }) => ({ key: id, name, sizeLabel }))}
        canPreview={(key) => find(key)?.hasPreview ?? false}
        onPreview={(key) => setPreviewed(find(key))}
        onDownload={(key) => {
          const file = find(key);
          if (file) void save(file);
        }}
      />
      <div className={styles.images}>
        {files.map(
          (file) =>
            file.isImage && (
              <EntryImage key={file.id} file={file} onDownload={() => void save(file)} />
            ),
        )}
      </div>
      {previewed && (
        <FilePreviewDialog
          file={previewed}
          onClose={() => setPreviewed(undefined)}
          onDownload={() => void save(previewed)}
        />
      )}
    </div>
  );
}

async function save(file: FileView) {
  const bytes = await bytesOf(file.id);
  if (bytes) download(file.downloadName, bytes);
  else toast(shownFileTexts.missing(file.name), "danger");
}
