import { FileImage } from "lucide-react";
import { useFileUrl } from "../../engine";
import { Dialog } from "../../ui/overlay/Dialog";
import { AttachedImage } from "./AttachedImage";
import styles from "./EntryFiles.module.css";
import type { PickedFile } from "./pickedFile";

export const isPicture = (picked: PickedFile | undefined): boolean =>
  picked !== undefined && /^image\/(png|jpeg)$/.test(picked.file.type);

/** A small picture of an image that is not sent yet; its name stands beside it. */
export function Thumbnail({ picked: { file } }: { picked: PickedFile }) {
  const image = useFileUrl(file, file.type);
  if (image.kind !== "ready" || image.facts?.isTooLarge) {
    return <FileImage className={styles.thumbnail} aria-hidden="true" />;
  }
  return <img className={styles.thumbnail} src={image.url} alt="" />;
}

export type PickedPreviewProps = { picked: PickedFile; onClose: () => void };

/** The whole image before it is sent. */
export function PickedPreview({ picked: { file, name }, onClose }: PickedPreviewProps) {
  const image = useFileUrl(file, file.type);
  return (
    <Dialog isOpen onClose={onClose} title={name} size="full">
      {image.kind === "ready" && (
        <AttachedImage url={image.url} facts={image.facts} name={name} className={styles.shown} />
      )}
    </Dialog>
  );
}
