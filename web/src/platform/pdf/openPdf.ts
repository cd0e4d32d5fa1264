import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readAsset } from "../readAsset";
import { type Signal, signal } from "../signal";
import { classicScript } from "./classicScript";
import { type OutlineEntry, outlineOf } from "./outline";
import { type PageText, pageText } from "./pageText";
import { endWorkers, giveWorkers, type Scripts, takeWorkers } from "./workers";

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

type Parts = Pick<Library, "pdfjs" | "packedFiles"> & Scripts;

let parts: Promise<Parts> | undefined;

/** Loads pdf.js once, and again after a failure. */
function loadParts() {
  parts ??= load().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

async function load(): Promise<Parts> {
  const { pdfjs, packedFiles, workerAddress, rendererAddress } = await import("./library");
  const [worker, renderer] = await Promise.all([
    scriptAt(workerAddress),
    scriptAt(rendererAddress),
  ]);
  return { pdfjs, packedFiles, worker, renderer };
}

async function scriptAt(address: string): Promise<string> {
  const module = await readAsset(address);
  return classicScript(await module.text());
}

/** In ms: a worker that takes longer to close a PDF is ended. */
const PATIENCE_MS = 2_000;

/**
 * Opens a PDF. Parsing and drawing run in two workers. Aborting ends them, however busy they are; the answer then means
 * nothing.
 */
export async function openPdf(file: Blob, stop: AbortSignal): Promise<PdfFile | PdfProblem> {
  if (file.size === 0) return "empty";
  const [loaded, data] = await Promise.all([
    loadParts().catch(() => undefined),
    file.arrayBuffer().catch(() => undefined),
  ]);
  if (data === undefined) return "damaged";
  if (loaded === undefined || stop.aborted) return "notLoaded";
  const { pdfjs, packedFiles } = loaded;
  const { GlobalWorkerOptions, PDFWorker, VerbosityLevel } = pdfjs;
  const workers = takeWorkers(loaded);
  const { parser, renderer } = workers;
  GlobalWorkerOptions.rendererPorts = [...GlobalWorkerOptions.rendererPorts, renderer];
  const isIncomplete = signal(false);
  const task = pdfjs.getDocument({
    data,
    worker: PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS }),
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: packedFilesFor(packedFiles, () => isIncomplete.set(true)),
    useWorkerFetch: false,
    enableXfa: false,
  });

  function leave(areIdle: boolean) {
    const { rendererPorts } = GlobalWorkerOptions;
    GlobalWorkerOptions.rendererPorts = rendererPorts.filter((port) => port !== renderer);
    if (areIdle) giveWorkers(workers);
    else endWorkers(workers);
  }

  async function close() {
    const closed = task.destroy().then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((give) => setTimeout(give, PATIENCE_MS, false));
    leave(await Promise.race([closed, late]));
  }

  const stopped = new Promise<never>((_, reject) => {
    const fail = () => reject(new Stopped());
    parser.addEventListener("error", fail, { once: true });
    stop.addEventListener("abort", fail, { once: true });
  });
  try {
    const document = await Promise.race([task.promise, stopped]);
    if (document.numPages > 0) {
      return opened(pdfjs.TextLayer, document, isIncomplete, () => void close());
    }
    void close();
    return "empty";
  } catch (error) {
    if (error instanceof Stopped) {
      leave(false);
      return "notLoaded";
    }
    void close();
    return error instanceof pdfjs.PasswordException ? "locked" : "damaged";
  }
}

/** The parser could not start, or nobody waits for it any more. */
class Stopped extends Error {}

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
