import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { readAsset } from "../readAsset";
import { type Signal, signal } from "../signal";
import { startScript } from "../trustedTypes";
import { classicScript } from "./classicScript";
import { type OutlineEntry, outlineOf } from "./outline";
import { type PageText, pageText } from "./pageText";

type Library = typeof import("./library");

/** Reasons why a PDF cannot be shown. `notLoaded`: the reader itself did not arrive. */
export type PdfProblem = "damaged" | "locked" | "empty" | "notLoaded";

/** An open PDF. Pages are counted from 1. */
export interface PdfFile {
  readonly pageCount: number;
  page(number: number): Promise<PDFPageProxy>;
  textOf(number: number): Promise<PageText>;
  outline(): Promise<OutlineEntry[]>;
  /** Adds the selectable text of a page to `container`. Its `--total-scale-factor` scales it. */
  addText(number: number, container: HTMLElement): Promise<void>;
  /** True once a page has used a character map that the portal does not have: letters are missing. */
  readonly isIncomplete: Signal<boolean>;
  close(): void;
}

let parts: Promise<{ library: Library; worker: string; renderer: string }> | undefined;

/** Loads pdf.js once, and again after a failure. */
function loadParts() {
  parts ??= load().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

async function load() {
  const library = await import("./library");
  const addresses = [library.workerAddress, library.rendererAddress] as const;
  const [worker, renderer] = await Promise.all(addresses.map(scriptAt));
  if (worker === undefined || renderer === undefined) throw new Error("pdf.js is incomplete");
  return { library, worker, renderer };
}

async function scriptAt(address: string): Promise<string> {
  const module = await readAsset(address);
  return classicScript(await module.text());
}

type Workers = { parser: Worker; renderer: Worker };

/** Workers of a closed PDF. Starting new ones takes longer than opening a PDF. */
let spare: Workers | undefined;

function end({ parser, renderer }: Workers) {
  parser.terminate();
  renderer.terminate();
}

/** Opens a PDF. Parsing and drawing run in two workers of this document. */
export async function openPdf(file: Blob): Promise<PdfFile | PdfProblem> {
  if (file.size === 0) return "empty";
  const loaded = await loadParts().catch(() => undefined);
  if (loaded === undefined) return "notLoaded";
  const { pdfjs, packedFiles } = loaded.library;
  const workers = spare ?? {
    parser: startScript(loaded.worker),
    renderer: startScript(loaded.renderer),
  };
  spare = undefined;
  const { parser, renderer } = workers;
  const { GlobalWorkerOptions } = pdfjs;
  GlobalWorkerOptions.rendererPorts = [...GlobalWorkerOptions.rendererPorts, renderer];
  const isIncomplete = signal(false);
  let task: PDFDocumentLoadingTask | undefined;

  async function close() {
    const { rendererPorts } = GlobalWorkerOptions;
    GlobalWorkerOptions.rendererPorts = rendererPorts.filter((port) => port !== renderer);
    const isSound = await task?.destroy().then(
      () => true,
      () => false,
    );
    if (isSound && spare === undefined) spare = workers;
    else end(workers);
  }

  const failed = new Promise<never>((_, reject) => {
    parser.addEventListener("error", () => reject(new WorkerFailed()), { once: true });
  });
  try {
    task = pdfjs.getDocument({
      data: await file.arrayBuffer(),
      worker: pdfjs.PDFWorker.create({ port: parser, verbosity: pdfjs.VerbosityLevel.ERRORS }),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      BinaryDataFactory: packedFilesFor(packedFiles, () => isIncomplete.set(true)),
      useWorkerFetch: false,
      enableXfa: false,
    });
    const document = await Promise.race([task.promise, failed]);
    if (document.numPages > 0) {
      return opened(pdfjs.TextLayer, document, isIncomplete, () => void close());
    }
    void close();
    return "empty";
  } catch (error) {
    // A worker that failed never answers that it has closed.
    if (error instanceof WorkerFailed) end(workers);
    else void close();
    if (error instanceof WorkerFailed) return "notLoaded";
    return error instanceof pdfjs.PasswordException ? "locked" : "damaged";
  }
}

class WorkerFailed extends Error {}

/** Hands files of the page to the workers, which may fetch nothing. */
function packedFilesFor(packedFiles: ReadonlyMap<string, string>, onMissing: () => void) {
  return class {
    async fetch({ kind, filename }: { kind: string; filename: string }) {
      const address = packedFiles.get(filename.toLowerCase());
      if (address === undefined) {
        if (kind === "cMapUrl") onMissing();
        throw new Error(`${filename} is not in the portal`);
      }
      const asset = await readAsset(address);
      return new Uint8Array(await asset.arrayBuffer());
    }
  };
}

function opened(
  TextLayer: Library["pdfjs"]["TextLayer"],
  document: PDFDocumentProxy,
  isIncomplete: Signal<boolean>,
  close: () => void,
): PdfFile {
  const texts = new Map<number, Promise<PageText>>();
  const contentOf = async (number: number) => {
    const page = await document.getPage(number);
    return page.getTextContent();
  };
  const textOf = (number: number) => {
    const known = texts.get(number) ?? contentOf(number).then(pageText);
    texts.set(number, known);
    return known;
  };
  return {
    pageCount: document.numPages,
    page: (number) => document.getPage(number),
    textOf,
    outline: () => outlineOf(document),
    async addText(number, container) {
      const [page, { content }] = await Promise.all([document.getPage(number), textOf(number)]);
      const viewport = page.getViewport({ scale: 1 });
      await new TextLayer({ textContentSource: content, container, viewport }).render();
    },
    isIncomplete,
    close,
  };
}
