import { Download } from "lucide-react";
import { type FileView, useFileUrl } from "../../engine";
import { Button } from "../../ui/action/Button";
import { FileName } from "../../ui/display/FileName";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { AttachedImage } from "./AttachedImage";
import styles from "./EntryFiles.module.css";
import { shownFileTexts } from "./texts";

export type EntryImageProps = { file: FileView; onDownload: () => void };

export function EntryImage({ file, onDownload }: EntryImageProps) {
  const image = useFileUrl(file.id, file.mediaType);
  return (
    <figure className={styles.figure} data-image={image.kind}>
      {image.kind === "ready" && (
        <AttachedImage
          url={image.url}
          facts={image.facts}
          name={file.name}
          className={styles.image}
          wayOut={
            <Button size="small" icon={Download} onClick={onDownload}>
              {shownFileTexts.download}
              <VisuallyHidden>
                {" "}
                <FileName name={file.name} />
              </VisuallyHidden>
            </Button>
          }
        />
      )}
      <figcaption className={styles.caption}>
        <FileName name={file.name} />
      </figcaption>
    </figure>
  );
}
