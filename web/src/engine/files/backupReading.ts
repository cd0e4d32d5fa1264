import {
  type BackupCounts,
  type BackupList,
  type BackupPart,
  backupBeginningLength,
  checksum,
  type JournalProblem,
  readBackup,
} from "../../wasm/pkg/portal_core";
import type { Facade } from "../core/facade";
import type { BytesInParts } from "../storage/bytesInParts";
import { Gathering } from "../storage/gathering";
import { meter, piecesOf, type Watch } from "./backupPieces";
import { isSampleFile } from "./sampleFiles";

/** Why a file cannot be restored. 'unreadable': the browser cannot read it; 'failed': the core trapped. */
export type BackupProblem = JournalProblem | "unreadable" | "failed";

/** A backup whose parts are all checked. */
export interface Backup {
  /** Date and time of the backup, in words with zone. */
  made: string;
  counts: BackupCounts;
  snapshot: BytesInParts;
  /** Copies, because the backup file may be gone before they are stored. */
  files: ReadonlyMap<string, Blob>;
  /** Files that no record refers to, such as drafts, by name. */
  others: ReadonlyMap<string, Blob>;
  /** Number of files that are missing because they could not be read at the time of the backup. */
  missing: number;
}

type Refused = { kind: "refused"; problem: BackupProblem };
export type OpenedBackup = { kind: "opened"; backup: Backup } | Refused;

const refused = (problem: BackupProblem): Refused => ({ kind: "refused", problem });

/** Bytes that contain the length of a backup's list. */
const PREFIX = 12;

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Checks a whole backup without changing anything. */
export async function openBackup(facade: Facade, file: Blob, watch: Watch): Promise<OpenedBackup> {
  try {
    return await open(facade, file, watch);
  } catch (error) {
    if (watch.signal.aborted) throw error;
    return refused("unreadable");
  }
}

async function open(facade: Facade, file: Blob, watch: Watch): Promise<OpenedBackup> {
  const prefix = await bytesOf(file.slice(0, PREFIX));
  const length = facade.attempt(() => backupBeginningLength(prefix));
  if (typeof length !== "number") return refused(typeof length === "string" ? length : "failed");
  if (length > file.size) return refused("damaged");
  const beginning = await bytesOf(file.slice(0, length));
  const reading = facade.attempt(() => readBackup(beginning, file.size));
  if (reading.kind === "failed") return refused("failed");
  if (reading.kind === "refused") return reading;
  const { list, made, start } = reading;
  if (Number.isNaN(new Date(list.madeAt).getTime())) return refused("damaged");
  const filesStart = start + list.snapshot.size;
  // The snapshot counts twice: its bytes are read, then its content.
  const advance = meter(watch, file.size - start + list.snapshot.size);
  const reader: PartReader = { facade, signal: watch.signal, advance };
  const snapshot = await readSnapshot(reader, file.slice(start, filesStart), list.snapshot);
  if ("kind" in snapshot) return snapshot;
  const content = await lookInto(reader, snapshot);
  if (content.kind !== "ok") return refused(content.kind === "failed" ? "failed" : content.problem);
  const files = await readFiles(reader, file.slice(filesStart), list);
  if ("kind" in files) return files;
  const { counts, held } = content;
  const wanted = new Map([...files].filter(([id]) => held.has(id)));
  const others = new Map([...files].filter(([id]) => !held.has(id)));
  const missing = [...held].filter((id) => !wanted.has(id) && !isSampleFile(id)).length;
  const backup = { made, counts, snapshot, files: wanted, others, missing };
  return { kind: "opened", backup };
}

/** Needed to read the parts of a backup. */
interface PartReader {
  facade: Facade;
  signal: AbortSignal;
  /** Reports how many more bytes were read. */
  advance: (more: number) => void;
}

/** Passes a part on piece by piece. Returns a refusal if its checksum is wrong. */
async function readPart(
  { facade, signal, advance }: PartReader,
  part: Blob,
  { checksum: expected }: BackupPart,
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<Refused | undefined> {
  let sum = 0;
  for await (const piece of piecesOf(part, signal)) {
    const next = facade.attempt(() => checksum(sum, piece));
    if (typeof next !== "number") return refused("failed");
    sum = next;
    take(piece);
    advance(piece.length);
  }
  return sum === expected ? undefined : refused("damaged");
}

async function readSnapshot(
  reader: PartReader,
  part: Blob,
  listed: BackupPart,
): Promise<BytesInParts | Refused> {
  const gathering = new Gathering();
  const problem = await readPart(reader, part, listed, (piece) => gathering.add(piece));
  return problem ?? gathering.gathered();
}

/** Reads the content of a snapshot with a separate core. */
async function lookInto({ facade, signal, advance }: PartReader, snapshot: BytesInParts) {
  let read = 0;
  const advanceTo = (length: number) => {
    signal.throwIfAborted();
    advance(length - read);
    read = length;
  };
  const reader = await facade.living.read(snapshot, (share) => advanceTo(share * snapshot.length));
  if (typeof reader === "string") return { kind: "refused", problem: reader } as const;
  if (signal.aborted) reader.free();
  advanceTo(snapshot.length);
  return facade.attempt(() => {
    const core = reader.soundPortal();
    if (typeof core === "string") return { kind: "refused", problem: core } as const;
    const counts = core.counts();
    const held = new Set(core.heldFiles());
    core.free();
    return { kind: "ok", counts, held } as const;
  });
}

async function readFiles(
  reader: PartReader,
  rest: Blob,
  list: BackupList,
): Promise<Map<string, Blob> | Refused> {
  const files = new Map<string, Blob>();
  let at = 0;
  for (const listed of list.files) {
    const copies: Blob[] = [];
    const part = rest.slice(at, at + listed.size);
    const problem = await readPart(reader, part, listed, (piece) => copies.push(new Blob([piece])));
    if (problem !== undefined) return problem;
    files.set(listed.id, new Blob(copies));
    at += listed.size;
  }
  return files;
}
