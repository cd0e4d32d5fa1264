import { ImageOff } from "lucide-react";
import { useState } from "react";
import styles from "./Thumbnail.module.css";

export type ThumbnailImageProps = {
  url: string;
  /** Empty if the image is decorative. */
  alt: string;
};

/** A dashboard's thumbnail, or a placeholder if the image is broken (§2.9). */
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
