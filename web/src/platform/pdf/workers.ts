import { startScript } from "../trustedTypes";

/** Two workers of one open PDF: one parses, the other draws. */
export type PdfWorkers = { parser: Worker; renderer: Worker };

/** Workers of a closed PDF. Starting new ones takes longer than opening a PDF. */
let spare: PdfWorkers | undefined;

/** Texts of both workers. */
export type Scripts = { worker: string; renderer: string };

export function takeWorkers(scripts: Scripts): PdfWorkers {
  const workers = spare ?? {
    parser: startScript(scripts.worker),
    renderer: startScript(scripts.renderer),
  };
  spare = undefined;
  return workers;
}

/** Keeps idle workers for the next PDF, unless there are some already. */
export function giveWorkers(workers: PdfWorkers): void {
  if (spare === undefined) spare = workers;
  else endWorkers(workers);
}

export function endWorkers({ parser, renderer }: PdfWorkers): void {
  parser.terminate();
  renderer.terminate();
}
