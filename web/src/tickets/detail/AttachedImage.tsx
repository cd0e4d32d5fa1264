import { type ReactNode, useState } from "react";
import { figure } from "../../platform/figure";
import type { ImageFacts } from "../../platform/imageFacts";
import { Notice } from "../../ui/feedback/Notice";

export type AttachedImageProps = {
  url: string;
  facts: ImageFacts | undefined;
  name: string;
  className: string | undefined;
  /** A control beside the warning, such as a download button. */
  wayOut?: ReactNode;
};

/** An attached image. If it is damaged or too large to draw, a sentence says so. */
export function AttachedImage({ url, facts, name, className, wayOut }: AttachedImageProps) {
  const [damaged, setDamaged] = useState<string>();
  const trouble = troubleWith(facts, damaged === url);
  const isDrawn = damaged !== url && !facts?.isTooLarge;
  return (
    <>
      {isDrawn && (
        <img className={className} src={url} alt={name} onError={() => setDamaged(url)} />
      )}
      {trouble && <Notice tone="warning" text={`Gambar ${name} ${trouble}`} action={wayOut} />}
    </>
  );
}

function troubleWith(facts: ImageFacts | undefined, isDamaged: boolean): string | undefined {
  if (facts?.isTooLarge) {
    const size = `${figure(facts.width)} × ${figure(facts.height)} piksel`;
    return `terlalu besar untuk ditampilkan (${size}). Unduh berkasnya untuk melihatnya.`;
  }
  if (isDamaged) return "tidak dapat ditampilkan. Unduh berkasnya untuk memeriksanya.";
  if (facts && !facts.isWhole)
    return "terpotong dan tidak dapat digambar utuh. Unduh berkasnya untuk memeriksanya.";
  return undefined;
}
