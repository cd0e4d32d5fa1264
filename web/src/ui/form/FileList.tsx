import { Download, Eye, FileText, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
import { useFocusAfterRemoval } from "../action/useFocusAfterRemoval";
import { FileName } from "../display/FileName";
import styles from "./FileList.module.css";
import { fileTexts as texts } from "./texts";

type ListedFile = {
  key: string;
  name: string;
  sizeLabel: string;
  /** A small picture in place of the icon. */
  thumbnail?: ReactNode;
};

export type FileListProps = {
  label: string;
  files: readonly ListedFile[];
  onRemove?: ((key: string) => void) | undefined;
  onClear?: (() => void) | undefined;
  /** Moves the focus after the last file was removed. */
  onEmptied?: (() => void) | undefined;
  onPreview?: ((key: string) => void) | undefined;
  onDownload?: ((key: string) => void) | undefined;
  /** True if the page can preview this file; without it every file has a preview. */
  canPreview?: ((key: string) => boolean) | undefined;
};

/** Chosen or attached files, each with its buttons. */
export function FileList({
  label,
  files,
  onRemove,
  onClear,
  onEmptied,
  onPreview,
  onDownload,
  canPreview = () => true,
}: FileListProps) {
  const { list, onRemoving } = useFocusAfterRemoval<HTMLUListElement>(files.length, onEmptied);
  if (files.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul ref={list} className={styles.list} aria-label={label}>
        {files.map((file, position) => (
          <li key={file.key} className={styles.file}>
            {file.thumbnail ?? <FileText className={styles.icon} aria-hidden="true" />}
            <span className={styles.name} title={file.name}>
              <FileName name={file.name} />
            </span>
            <span className={styles.size}>{file.sizeLabel}</span>
            <span className={styles.actions}>
              {onPreview && canPreview(file.key) && (
                <IconButton
                  size="small"
                  icon={Eye}
                  label={texts.preview(file.name)}
                  onClick={() => onPreview(file.key)}
                />
              )}
              {onDownload && (
                <IconButton
                  size="small"
                  icon={Download}
                  label={texts.download(file.name)}
                  onClick={() => onDownload(file.key)}
                />
              )}
              {onRemove && (
                <IconButton
                  size="small"
                  tone="danger"
                  icon={Trash2}
                  label={texts.remove(file.name)}
                  onClick={() => {
                    onRemoving(position);
                    onRemove(file.key);
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {onClear && (
        <Button
          size="small"
          variant="quiet"
          icon={Trash2}
          onClick={() => {
            onRemoving(0);
            onClear();
          }}
        >
          {texts.removeAll}
        </Button>
      )}
    </div>
  );
}
