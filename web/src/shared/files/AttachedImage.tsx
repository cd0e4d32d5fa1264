import { type ReactNode, useState } from "react";
import type { ImageFacts } from "../../platform/imageFacts";
import { Notice } from "../../ui/feedback/Notice";
import { imageTexts } from "./texts";

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
  const trouble = troubleWith(name, facts, damaged === url);
  const isDrawn = damaged !== url && !facts?.isTooLarge;
  return (
    <>
      {isDrawn && (
        <img className={className} src={url} alt={name} onError={() => setDamaged(url)} />
      )}
      {trouble && <Notice tone="warning" text={trouble} action={wayOut} />}
    </>
  );
}

function troubleWith(name: string, facts: ImageFacts | undefined, isDamaged: boolean) {
  if (facts?.isTooLarge) return imageTexts.tooLarge(name, facts.width, facts.height);
  if (isDamaged) return imageTexts.damaged(name);
  return facts && !facts.isWhole ? imageTexts.cut(name) : undefined;
}
