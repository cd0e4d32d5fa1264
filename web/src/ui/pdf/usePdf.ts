import { useEffect, useState } from "react";
import { openPdf, type PdfFile, type PdfProblem } from "../../platform/pdf/openPdf";

/** Opens a PDF while the component is on the screen. */
export function usePdf(bytes: Blob): PdfFile | PdfProblem | undefined {
  const [opened, setOpened] = useState<PdfFile | PdfProblem>();
  useEffect(() => {
    const stop = new AbortController();
    let file: PdfFile | undefined;
    setOpened(undefined);
    void openPdf(bytes, stop.signal).then((answer) => {
      if (typeof answer === "object") file = answer;
      if (stop.signal.aborted) file?.close();
      else setOpened(answer);
    });
    return () => {
      stop.abort();
      file?.close();
    };
  }, [bytes]);
  return opened;
}
