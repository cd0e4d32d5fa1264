import { ImageOff } from "lucide-react";
import { useState } from "react";
import styles from "./Thumbnail.module.css";

export type ThumbnailImageProps = {
  url: string;
  /** Empty where the image only decorates. */
  alt: string;
};

/** The image that was chosen for a dashboard; a placeholder where it cannot be shown (§2.9). */
export function ThumbnailImage({ url, alt }: ThumbnailImageProps) {
  const [failed, setFailed] = useState<string>();
  if (failed !== url) {
    return (
      <img
        src={url}
        alt={alt}
        className={styles.image}
        decoding="async"
        onError={() => setFailed(url)}
      />
    );
  }
  const label = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span {...label} className={styles.placeholder} data-placeholder>
      <ImageOff className={styles.sign} aria-hidden="true" />
    </span>
  );
}
