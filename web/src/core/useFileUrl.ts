import { useEffect, useState } from "react";
import { bytesOf } from "./attachments";
import { endsAsPdf } from "./pdfEnd";

/** What the page draws, and what the browser's own viewer shows. Anything else has an address to be saved from only. */
const PDF = "application/pdf";
const SHOWN = ["image/png", "image/jpeg", PDF];

const shownType = (mediaType: string) =>
  SHOWN.includes(mediaType) ? mediaType : "application/octet-stream";

/** `unreadable`: said to be a PDF, and plainly none. */
type Loaded =
  | { kind: "loading" }
  | { kind: "missing" }
  | { kind: "unreadable" }
  | { kind: "ready"; url: string };

/** An address for an attached file's bytes, to be shown in an image or a frame; revoked when no longer needed. */
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
      if (mediaType === PDF && !(await endsAsPdf(bytes))) {
        return isWanted && setLoaded({ kind: "unreadable" });
      }
      if (!isWanted) return;
      url = URL.createObjectURL(bytes.slice(0, bytes.size, shownType(mediaType)));
      setLoaded({ kind: "ready", url });
    };
    load().catch(() => isWanted && setLoaded({ kind: "missing" }));
    return () => {
      isWanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id, mediaType]);
  return loaded;
}
