import { useEffect, useState } from "react";
import { type ImageFacts, imageFacts } from "../../platform/imageFacts";
import { bytesOf } from "./attachments";

/**
 * Types that the page shows. Other files get a type that no browser opens, because the browser's PDF viewer runs
 * scripts.
 */
const SHOWN = ["image/png", "image/jpeg"];

const shownType = (mediaType: string) =>
  SHOWN.includes(mediaType) ? mediaType : "application/octet-stream";

type Loaded =
  | { kind: "loading" }
  | { kind: "missing" }
  | { kind: "ready"; url: string; facts: ImageFacts | undefined };

/**
 * Object URL of an image, by the id of an attachment or as a file that is not sent yet; revoked when it is no longer
 * needed.
 */
export function useFileUrl(image: string | Blob, mediaType: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    setLoaded({ kind: "loading" });
    const load = async () => {
      const bytes = typeof image === "string" ? await bytesOf(image) : image;
      if (!isWanted) return;
      if (bytes === undefined) return setLoaded({ kind: "missing" });
      const facts = SHOWN.includes(mediaType) ? await imageFacts(bytes) : undefined;
      if (!isWanted) return;
      url = URL.createObjectURL(bytes.slice(0, bytes.size, shownType(mediaType)));
      setLoaded({ kind: "ready", url, facts });
    };
    load().catch(() => isWanted && setLoaded({ kind: "missing" }));
    return () => {
      isWanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [image, mediaType]);
  return loaded;
}
