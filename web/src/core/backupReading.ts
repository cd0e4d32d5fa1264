import { meter, piecesOf, type Watch } from "./backupPieces";
import type { Facade } from "./facade";
import {
  type BackupCounts,
  type BackupList,
  backupBeginningLength,
  checkSnapshot,
  checksum,
  type JournalProblem,
  PortalCore,
  readBackup,
} from "./pkg/portal_core";
import { isSampleFile } from "./sampleFiles";

/** Why a file cannot be restored. 'unreadable': the browser cannot read it; 'failed': the core trapped on it. */
export type BackupProblem = JournalProblem | "unreadable" | "failed";

/** A backup of which everything has been checked. */
export interface Backup {
  /** When, as it reads, with zone. */
  made: string;
  counts: BackupCounts;
  snapshot: Uint8Array<ArrayBuffer>;
  /** Copies: the file that they come from may be gone by the time they are stored. */
  files: ReadonlyMap<string, Blob>;
  /** Files that no record refers to, such as half-filled forms, by names of their own. */
  others: ReadonlyMap<string, Blob>;
  /** So many files that its records refer to are not in it: they could not be read when it was made. */
  missing: number;
}

type Refused = { kind: "refused"; problem: BackupProblem };
export type OpenedBackup = { kind: "opened"; backup: Backup } | Refused;

const refused = (problem: BackupProblem): Refused => ({ kind: "refused", problem });

/** How many bytes say how long a backup's beginning is. */
const PREFIX = 12;

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Checks a backup whole; nothing is changed by it. */
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
  const snapshot = await bytesOf(file.slice(start, filesStart));
  const content = lookInto(facade, snapshot, list);
  if (content.kind !== "ok") return refused(content.kind === "failed" ? "failed" : content.problem);
  const files = await checkFiles(facade, file.slice(filesStart), list, watch);
  if ("kind" in files) return files;
  const { counts, held } = content;
  const wanted = new Map([...files].filter(([id]) => held.has(id)));
  const others = new Map([...files].filter(([id]) => !held.has(id)));
  const missing = [...held].filter((id) => !wanted.has(id) && !isSampleFile(id)).length;
  const backup = { made, counts, snapshot, files: wanted, others, missing };
  return { kind: "opened", backup };
}

/** What a snapshot holds, seen by a core of its own. */
function lookInto(facade: Facade, snapshot: Uint8Array, list: BackupList) {
  return facade.attempt(() => {
    const problem = checkSnapshot(snapshot, list.snapshot.checksum);
    if (problem !== undefined) return { kind: "refused", problem } as const;
    const core = PortalCore.restored(snapshot);
    if (typeof core === "string") return { kind: "refused", problem: core } as const;
    const counts = core.counts();
    const held = new Set(core.heldFiles());
    core.free();
    return { kind: "ok", counts, held } as const;
  });
}

async function checkFiles(
  facade: Facade,
  rest: Blob,
  list: BackupList,
  watch: Watch,
): Promise<Map<string, Blob> | Refused> {
  const advance = meter(watch, rest.size);
  const files = new Map<string, Blob>();
  let at = 0;
  for (const { id, size, checksum: expected } of list.files) {
    const copies: Blob[] = [];
    let sum = 0;
    for await (const piece of piecesOf(rest.slice(at, at + size), watch.signal)) {
      const next = facade.attempt(() => checksum(sum, piece));
      if (typeof next !== "number") return refused("failed");
      sum = next;
      copies.push(new Blob([piece]));
      advance(piece.length);
    }
    if (sum !== expected) return refused("damaged");
    files.set(id, new Blob(copies));
    at += size;
  }
  return files;
}
