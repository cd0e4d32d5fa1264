import { readAsset } from "../../platform/readAsset";
import { startWorker } from "../../platform/trustedTypes";
import scriptAddress from "../../wasm/pkg-excel/portal_excel.js?url";
import moduleAddress from "../../wasm/pkg-excel/portal_excel_bg.wasm?url";

/** A message to the worker. */
export type WorkbookRequest =
  | { kind: "start"; module: ArrayBuffer }
  | { kind: "open"; file: Blob }
  | { kind: "read"; sheet: number; range: string | undefined }
  | { kind: "begin"; sheet: wasm_bindgen.SheetSpec }
  /** The cells of one row after those of the other, with a NUL between two cells. */
  | { kind: "rows"; cells: string }
  | { kind: "finish" };

/** The worker's answer to one message. */
export type WorkbookReply =
  | { kind: "ready" }
  | { kind: "opened"; sheets: wasm_bindgen.SheetInfo[] }
  | { kind: "read"; csv: Blob; facts: wasm_bindgen.SheetFacts }
  | { kind: "refused"; problem: wasm_bindgen.WorkbookProblem }
  | { kind: "written"; file: Blob }
  | { kind: "unwritten"; problem: wasm_bindgen.WriteProblem }
  /** The module trapped; it must not be used again. */
  | { kind: "failed" };

interface WorkerScope {
  onmessage: ((event: { data: WorkbookRequest }) => void) | null;
  postMessage(reply: WorkbookReply): void;
}

/**
 * Runs in a worker from its source text, after the script of the wasm module, so it can use nothing else of this file.
 * Answers each message once. The next one is sent after the answer.
 */
function serveWorkbooks(scope: WorkerScope): void {
  let reader: wasm_bindgen.WorkbookReader | undefined;
  let writer: wasm_bindgen.WorkbookWriter | undefined;

  async function open(file: Blob): Promise<WorkbookReply> {
    const tooLarge = wasm_bindgen.sizeProblem(file.size);
    if (tooLarge !== undefined) return { kind: "refused", problem: tooLarge };
    reader = new wasm_bindgen.WorkbookReader(new Uint8Array(await file.arrayBuffer()));
    const sheets = reader.sheets();
    return Array.isArray(sheets)
      ? { kind: "opened", sheets }
      : { kind: "refused", problem: sheets };
  }

  function read(sheet: number, range: string | undefined): WorkbookReply {
    if (reader === undefined) return { kind: "failed" };
    const facts = reader.read(sheet, range);
    if ("problem" in facts) return { kind: "refused", problem: facts };
    const parts: Blob[] = [];
    for (let part = reader.nextPart(); part !== undefined; part = reader.nextPart()) {
      // The browser may keep a Blob outside of the memory.
      parts.push(new Blob([new Uint8Array(part)]));
    }
    return { kind: "read", csv: new Blob(parts, { type: "text/csv;charset=utf-8" }), facts };
  }

  function finish(): WorkbookReply {
    const bytes = writer?.finish();
    writer = undefined;
    if (!(bytes instanceof Uint8Array))
      return { kind: "unwritten", problem: bytes ?? { problem: "failed" } };
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return { kind: "written", file: new Blob([new Uint8Array(bytes)], { type }) };
  }

  function readyOrProblem(): WorkbookReply {
    const problem = writer?.problem();
    return problem === undefined ? { kind: "ready" } : { kind: "unwritten", problem };
  }

  async function answer(request: WorkbookRequest): Promise<WorkbookReply> {
    switch (request.kind) {
      case "start":
        wasm_bindgen.initSync({ module: request.module });
        break;
      case "open":
        return open(request.file);
      case "read":
        return read(request.sheet, request.range);
      case "begin":
        writer?.free();
        writer = new wasm_bindgen.WorkbookWriter(request.sheet);
        return readyOrProblem();
      case "rows":
        writer?.add(request.cells);
        return readyOrProblem();
      case "finish":
        return finish();
    }
    return { kind: "ready" };
  }

  scope.onmessage = ({ data }) => {
    answer(data).then(
      (reply) => scope.postMessage(reply),
      () => scope.postMessage({ kind: "failed" }),
    );
  };
}

/**
 * The module for Excel files in a worker of its own, because it reads a sheet in one long call. The page stays
 * responsive, and ending the worker cancels the call and frees its memory.
 */
export class WorkbookWorker {
  readonly #worker: Worker;
  readonly #waiting: ((reply: WorkbookReply | undefined) => void)[] = [];
  readonly #signal: AbortSignal;
  readonly #abort = () => this.end();
  #hasEnded = false;

  private constructor(script: string, signal: AbortSignal) {
    this.#worker = startWorker(serveWorkbooks, script);
    this.#worker.onmessage = ({ data }: MessageEvent<WorkbookReply>) => this.#take(data);
    this.#worker.onerror = (event) => {
      // Suppresses the error report, because the caller gets a problem.
      event.preventDefault();
      this.#take({ kind: "failed" });
    };
    this.#signal = signal;
    signal.addEventListener("abort", this.#abort);
    if (signal.aborted) this.end();
  }

  /** Loads the module. Rejects if it cannot be loaded, for example without network. */
  static async start(signal: AbortSignal): Promise<WorkbookWorker> {
    const [script, module] = await Promise.all([
      readAsset(scriptAddress).then((asset) => asset.text()),
      readAsset(moduleAddress).then((asset) => asset.arrayBuffer()),
    ]);
    const worker = new WorkbookWorker(script, signal);
    const reply = await worker.ask({ kind: "start", module }, [module]);
    if (reply?.kind === "failed") throw new Error("the module for Excel files does not start");
    return worker;
  }

  /** The answer to a message; `undefined` if the worker has ended. */
  ask(request: WorkbookRequest, transfer: Transferable[] = []): Promise<WorkbookReply | undefined> {
    if (this.#hasEnded) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(request, transfer);
    });
  }

  end(): void {
    this.#hasEnded = true;
    this.#signal.removeEventListener("abort", this.#abort);
    this.#worker.terminate();
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
  }

  #take(reply: WorkbookReply): void {
    this.#waiting.shift()?.(reply);
    if (reply.kind === "failed") this.end();
  }
}
