import boldAddress from "../../../../core/pdf/fonts/plus-jakarta-sans-bold.ttf?url";
import regularAddress from "../../../../core/pdf/fonts/plus-jakarta-sans-regular.ttf?url";
import { readAsset } from "../../platform/readAsset";
import { sideModule } from "../../platform/sideModule";
import type { PdfDocument } from "../../wasm/pkg/portal_core";
import type { WrittenPdf } from "../../wasm/pkg-pdf/portal_pdf";
import * as bindings from "../../wasm/pkg-pdf/portal_pdf";
import moduleAddress from "../../wasm/pkg-pdf/portal_pdf_bg.wasm?url";

const inModule = sideModule(bindings, moduleAddress);

/** Writes a document as PDF with a gap for each image. Loads module and fonts at first use. */
export async function writePdf(document: PdfDocument): Promise<WrittenPdf> {
  const [regular, bold] = await Promise.all([bytes(regularAddress), bytes(boldAddress)]);
  return inModule(() => bindings.writePdf(document, regular, bold));
}

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const asset = await readAsset(address);
  return new Uint8Array(await asset.arrayBuffer());
}
