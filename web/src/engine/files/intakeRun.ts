import { Pace } from "../../platform/pace";
import type { CsvChoices, IntakePreview, Refusal } from "../../wasm/pkg/portal_core";
import type { Facade } from "../core/facade";

/**
 * Result of reading a file. 'unreadable': it was changed or deleted; 'lost': the core was restored meanwhile, and the
 * rows read so far are gone.
 */
export type Intake =
  | { kind: "read"; preview: IntakePreview }
  | { kind: "refused"; refusal: Refusal }
  | Stopped;

type Stopped = { kind: "cancelled" } | { kind: "unreadable" } | { kind: "lost" };

export type IntakeOptions = {
  /** Id of rows that are missing; new rows get a new id. */
  content?: string | undefined;
  /** Choices of the user about the structure of the file. */
  choices?: Partial<CsvChoices> | undefined;
  /** Reports the share that was read, from 0 to 1. */
  onShare?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Bytes per read from disk and per call of the core. */
const BLOCK_BYTES = 4 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/** The core reads one file at a time. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Reads a CSV file into the core in small steps: the first pass finds its structure, the second reads its rows. Rows
 * that are read again after a restart need no first pass if their structure is stored.
 */
export function runIntake(
  facade: Facade,
  file: Blob,
  options: IntakeOptions = {},
): Promise<Intake> {
  const intake = previous.then(() => run(facade, file, options));
  previous = intake.catch(() => undefined);
  return intake;
}

async function run(facade: Facade, file: Blob, options: IntakeOptions): Promise<Intake> {
  const { choices = {}, content } = options;
  const begun = facade.attempt((core) => core.intakeBegin(choices, content));
  const passes = begun === false ? 1 : 2;
  const pass = async (number: number) => pour(facade, file, number / passes, passes, options);
  const stopped =
    passes === 1 ? await pass(0) : ((await pass(0)) ?? turn(facade) ?? (await pass(1)));
  if (stopped === undefined) return finish(facade, content);
  facade.attempt((core) => core.intakeCancel());
  return stopped;
}

/** Feeds the whole file for one of `passes`, whose progress begins at `from`. Returns what stopped it. */
async function pour(
  facade: Facade,
  file: Blob,
  from: number,
  passes: number,
  { onShare, signal }: IntakeOptions,
): Promise<Stopped | undefined> {
  const pace = new Pace();
  for (let start = 0; start < file.size; start += BLOCK_BYTES) {
    const block = await readBlock(file, start);
    if (block === undefined) return { kind: "unreadable" };
    for (let offset = 0; offset < block.length; offset += PIECE_BYTES) {
      if (signal?.aborted) return { kind: "cancelled" };
      if (!feed(facade, block.subarray(offset, offset + PIECE_BYTES))) return { kind: "lost" };
      if (!pace.isDue) continue;
      onShare?.(from + (start + offset) / file.size / passes);
      await pace.turn();
    }
  }
  return signal?.aborted ? { kind: "cancelled" } : undefined;
}

async function readBlock(file: Blob, start: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(start, start + BLOCK_BYTES).arrayBuffer());
  } catch {
    return undefined;
  }
}

function feed(facade: Facade, piece: Uint8Array): boolean {
  const fed = facade.attempt((core) => {
    core.intakeFeed(piece);
    return { kind: "fed" } as const;
  });
  return fed.kind === "fed";
}

/**
 * Ends the first pass. Returns a result if the second pass cannot follow, as for a file of unknown
 * form.
 */
function turn(facade: Facade): Intake | undefined {
  const turned = facade.attempt((core) => ({ kind: "ok", problem: core.intakeTurn() }) as const);
  if (turned.kind === "failed") return { kind: "lost" };
  return turned.problem && { kind: "read", preview: turned.problem };
}

function finish(facade: Facade, content: string | undefined): Intake {
  const finished = facade.attempt((core) => core.intakeFinish(content));
  if (finished.kind === "failed") return { kind: "lost" };
  if (finished.kind === "refused") return finished;
  const { preview, touched } = finished.value;
  if (preview.content === undefined && preview.problemCount === 0) return { kind: "lost" };
  facade.touch(touched);
  return { kind: "read", preview };
}
