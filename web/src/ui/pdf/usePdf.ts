import { useEffect, useState } from "react";
import { openPdf, type PdfFile, type PdfProblem } from "../../platform/pdf/openPdf";

/** Opens a PDF while the component is on the screen. */
export function usePdf(bytes: Blob): PdfFile | PdfProblem | undefined {
  const [opened, setOpened] = useState<PdfFile | PdfProblem>();
  useEffect(() => {
    let isWanted = true;
    let file: PdfFile | undefined;
    setOpened(undefined);
    void openPdf(bytes).then((answer) => {
      if (typeof answer === "object") file = answer;
      if (isWanted) setOpened(answer);
      else file?.close();
    });
    return () => {
      isWanted = false;
      file?.close();
    };
  }, [bytes]);
  return opened;
}
