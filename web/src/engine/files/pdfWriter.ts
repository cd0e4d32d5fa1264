import boldAddress from "../../../../core/pdf/fonts/plus-jakarta-sans-bold.ttf?url";
import regularAddress from "../../../../core/pdf/fonts/plus-jakarta-sans-regular.ttf?url";
import { readAsset } from "../../platform/readAsset";
import { compileAsset, sideModule } from "../../platform/sideModule";
import type { PdfDocument } from "../../wasm/pkg/portal_core";
import type { WrittenPdf } from "../../wasm/pkg-pdf/portal_pdf";
import moduleAddress from "../../wasm/pkg-pdf/portal_pdf_bg.wasm?url";

type Bindings = typeof import("../../wasm/pkg-pdf/portal_pdf_bg.js");
type Instance = typeof import("../../wasm/pkg-pdf/portal_pdf_bg.wasm");

/**
 * Imports the first instance as an ES module. An ES module is evaluated only once, even if that fails, so `makeInstance`
 * makes all others. The single file imports no modules (docs/decisions/006). `MODE` is a build constant.
 */
let importOnce: (() => Promise<Instance>) | undefined =
  import.meta.env.MODE === "usb"
    ? undefined
    : () => import("../../wasm/pkg-pdf/portal_pdf_bg.wasm");

let instance: Instance | undefined;

const inModule = sideModule(async () => {
  const bindings = await import("../../wasm/pkg-pdf/portal_pdf_bg.js");
  const start = importOnce ?? makeInstance;
  importOnce = undefined;
  const next = await start(bindings);
  // Growing detaches the buffer of the previous instance, so the bindings drop their views of it.
  instance?.memory.grow(0);
  instance = next;
  bindings.__wbg_set_wasm(next);
  next.__wbindgen_start();
  return bindings;
});

async function makeInstance(bindings: Bindings): Promise<Instance> {
  const module = await compileAsset(moduleAddress);
  return new WebAssembly.Instance(module, { "./portal_pdf_bg.js": bindings }).exports as Instance;
}

/** Writes a document as PDF with a gap for each image. Loads module and fonts at first use. */
export async function writePdf(document: PdfDocument): Promise<WrittenPdf> {
  const [regular, bold] = await Promise.all([bytes(regularAddress), bytes(boldAddress)]);
  return inModule((bindings) => bindings.writePdf(document, regular, bold));
}

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const asset = await readAsset(address);
  return new Uint8Array(await asset.arrayBuffer());
}
