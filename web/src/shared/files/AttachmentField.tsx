import { useVocabulary } from "../../engine";
import { FileDropZone } from "../../ui/form/FileDropZone";
import styles from "./AttachmentField.module.css";
import { AttachmentLists } from "./AttachmentLists";
import { fileTexts } from "./texts";
import { type AttachmentsProps, useAttachments } from "./useAttachments";

export type AttachmentFieldProps = AttachmentsProps & {
  label: string;
  error?: string | undefined;
  /** A fixed id, to which an error summary can link. */
  id?: string | undefined;
};

/** A large target for files, for forms. */
export function AttachmentField({ label, error, id, ...props }: AttachmentFieldProps) {
  const { maxFileSize, fileTypes } = useVocabulary();
  const attachments = useAttachments(props);
  return (
    <div ref={attachments.frame} className={styles.field}>
      <FileDropZone
        label={label}
        hint={fileTexts.rules(maxFileSize)}
        accept={fileTypes}
        error={error}
        id={id}
        onFiles={(given) => void attachments.take(given)}
      />
      <AttachmentLists attachments={attachments} />
    </div>
  );
}
