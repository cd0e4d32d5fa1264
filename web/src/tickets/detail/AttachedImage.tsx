import { type ReactNode, useState } from "react";
import { Notice } from "../../ui/feedback/Notice";

export type AttachedImageProps = {
  url: string;
  name: string;
  className: string | undefined;
  /** What can be done where the file turns out to be no image after all. */
  wayOut?: ReactNode;
};

/** An attached image. Leading bytes say little: a damaged file is told of instead of drawn as a broken picture. */
export function AttachedImage({ url, name, className, wayOut }: AttachedImageProps) {
  const [damaged, setDamaged] = useState<string>();
  if (damaged === url) {
    return (
      <Notice
        tone="warning"
        text={`Gambar ${name} tidak dapat ditampilkan. Unduh berkasnya untuk memeriksanya.`}
        action={wayOut}
      />
    );
  }
  return <img className={className} src={url} alt={name} onError={() => setDamaged(url)} />;
}
