import type { PdfFile } from "../../platform/pdf/openPdf";
import styles from "./PdfViewer.module.css";

/** Dots for each PDF point on paper: 200 dpi. */
const SHARPNESS = 200 / 72;

/** Prints one page as a picture, alone on its sheet. */
export async function printPage(pdf: PdfFile, number: number, name: string): Promise<void> {
  const page = await pdf.page(number);
  const viewport = page.getViewport({ scale: SHARPNESS });
  const canvas = document.createElement("canvas");
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport, intent: "print" }).promise;
  const picture = await new Promise<Blob | null>((give) => canvas.toBlob(give));
  if (picture === null) return;
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  image.alt = name;
  await image.decode();
  const sheet = document.createElement("div");
  sheet.className = styles.sheet ?? "";
  sheet.append(image);
  document.body.append(sheet);
  const end = () => {
    sheet.remove();
    URL.revokeObjectURL(image.src);
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
