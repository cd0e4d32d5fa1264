/**
 * pdf.js and the files that it needs, as one part that is loaded with the first PDF. The legacy build runs in all
 * browsers of the portal (docs/decisions/025).
 */
import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import rendererAddress from "pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import dingbatsAddress from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import symbolAddress from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import jbig2Address from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpegAddress from "pdfjs-dist/wasm/openjpeg.wasm?url";

export const pdfjs = {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
};

export { rendererAddress, workerAddress };

/** Decoders of scanned pages and fonts of symbols, by name in lower case. Other standard fonts are the system's. */
export const packedFiles: ReadonlyMap<string, string> = new Map([
  ["jbig2.wasm", jbig2Address],
  ["openjpeg.wasm", openjpegAddress],
  ["foxitdingbats.pfb", dingbatsAddress],
  ["foxitsymbol.pfb", symbolAddress],
]);
