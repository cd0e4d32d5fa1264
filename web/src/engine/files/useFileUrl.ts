import { useEffect, useState } from "react";
import { type ImageFacts, imageFacts } from "../../platform/imageFacts";
import { bytesOf } from "./attachments";

/**
 * What the page draws. Anything else gets a type that no browser opens: the browser's own viewer runs the scripts of a PDF, in a
 * sandboxed frame it shows none.
 */
const SHOWN = ["image/png", "image/jpeg"];

const shownType = (mediaType: string) =>
  SHOWN.includes(mediaType) ? mediaType : "application/octet-stream";

type Loaded =
  | { kind: "loading" }
  | { kind: "missing" }
  | { kind: "ready"; url: string; facts: ImageFacts | undefined };

/** An address for an attached file's bytes, to be shown in an image; revoked when no longer needed. */
export function useFileUrl(id: string, mediaType: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    setLoaded({ kind: "loading" });
    const load = async () => {
      const bytes = await bytesOf(id);
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
  }, [id, mediaType]);
  return loaded;
}
