import boldAddress from "../../../core/pdf/fonts/plus-jakarta-sans-bold.ttf?url";
import regularAddress from "../../../core/pdf/fonts/plus-jakarta-sans-regular.ttf?url";
import type { PdfDocument } from "./pkg/portal_core";
import {
  initSync,
  renewInstance,
  start,
  type WrittenPdf,
  writePdf as write,
} from "./pkg-pdf/portal_pdf";
import moduleAddress from "./pkg-pdf/portal_pdf_bg.wasm?url";
import { readAsset } from "./readAsset";
import { isTrap } from "./trap";

type Writer = { regular: Uint8Array; bold: Uint8Array };

let writer: Promise<Writer> | undefined;

/** Writes a document as PDF with a gap for each image's bytes; module and fonts are loaded on the first use. */
export async function writePdf(document: PdfDocument): Promise<WrittenPdf> {
  const { regular, bold } = await loaded();
  try {
    return write(document, regular, bold);
  } catch (error) {
    if (isTrap(error)) renew();
    throw error;
  }
}

/** For the next document: an instance that has trapped is in no state to go on with. */
function renew(): void {
  renewInstance();
  start();
}

function loaded(): Promise<Writer> {
  writer ??= load().catch((error: unknown) => {
    // The next attempt starts anew, e.g. when the network is back.
    writer = undefined;
    throw error;
  });
  return writer;
}

async function load(): Promise<Writer> {
  const [code, regular, bold] = await Promise.all(
    [moduleAddress, regularAddress, boldAddress].map(bytes),
  );
  if (!code || !regular || !bold) throw new Error("a part of the PDF writer is missing");
  initSync({ module: await WebAssembly.compile(code) });
  return { regular, bold };
}

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const asset = await readAsset(address);
  return new Uint8Array(await asset.arrayBuffer());
}
