import { Pace } from "../../platform/pace";
import { type BackupPart, backupBeginning, backupName, checksum } from "../../wasm/pkg/portal_core";
import type { Facade } from "../core/facade";
import type { BytesInParts } from "../storage/bytesInParts";
import { meter, piecesOf, type Watch } from "./backupPieces";
import { isSampleFile } from "./sampleFiles";
import { storedFile } from "./storedFiles";

/** Bytes handed to the browser at a time: about 4 ms of work. */
const HANDED = 4 * 1024 * 1024;

export type Made =
  /** `missing`: number of files that could not be read and are not in the backup. */
  | { kind: "made"; file: Blob; name: string; missing: number }
  | { kind: "failed" }
  /** The browser has no room for the backup. */
  | { kind: "noRoom" };

/**
 * Makes one file of the state and the files that it refers to. Bytes of files stay outside of memory: the browser joins
 * them. `others` are files that no record refers to, by name.
 */
export async function makeBackup(
  facade: Facade,
  watch: Watch,
  others: ReadonlyMap<string, Blob> = new Map(),
): Promise<Made> {
  const state = await stateOf(facade);
  if (state === undefined) return { kind: "failed" };
  // Requests all files at once, before any can be deleted.
  const [snapshot, ...handles] = await Promise.all([
    handedOver(state.bytes),
    ...state.held.filter((id) => !isSampleFile(id)).map(handleOf),
  ]);
  const contents = [...handles, ...others];
  const total = contents.reduce((sum, [, file]) => sum + (file?.size ?? 0), snapshot.size);
  const advance = meter(watch, total);
  // The part has no media type: the record that names the file has it.
  const partOf = async (id: string, file: Blob): Promise<BackupPart | NoSum> => {
    const sum = await checksumOf(facade, file, watch.signal, advance);
    return typeof sum === "number" ? { id, size: file.size, checksum: sum } : sum;
  };
  const stated = await partOf("", snapshot);
  if (stated === "unreadable") return { kind: "noRoom" };
  if (stated === "failed") return { kind: stated };
  const parts: BackupPart[] = [];
  const files: Blob[] = [];
  for (const [id, file] of contents) {
    const part = file && (await partOf(id, file));
    if (file === undefined || part === undefined || typeof part === "string") continue;
    parts.push(part);
    files.push(file);
  }
  watch.signal.throwIfAborted();
  const madeAt = Date.now();
  const list = { madeAt, snapshot: stated, files: parts, counts: state.counts };
  const made = facade.attempt(() => ({
    beginning: backupBeginning(list),
    name: backupName(madeAt),
  }));
  if ("kind" in made) return made;
  const file = new Blob([made.beginning, snapshot, ...files], {
    type: "application/octet-stream",
  });
  return { kind: "made", file, name: made.name, missing: contents.length - files.length };
}

/**
 * Bytes and counts of the state. If the state changes while it is written, it is written again in
 * one go.
 */
async function stateOf({ living }: Facade) {
  const contents = () =>
    living.attempt((core) => ({ held: core.heldFiles(), counts: core.counts() }));
  const writing = living.writtenInTurns();
  const contentsNow = contents();
  const inTurns = await writing;
  const isMoved = inTurns === "moved";
  const bytes = isMoved ? living.written() : inTurns;
  const held = isMoved ? contents() : contentsNow;
  return bytes === undefined || "kind" in held ? undefined : { bytes, ...held };
}

async function handleOf(id: string): Promise<readonly [string, Blob | undefined]> {
  return [id, await storedFile(id).catch(() => undefined)];
}

/**
 * Hands bytes over in pieces: the browser would copy half a gigabyte in one go, for half a second.
 */
async function handedOver(bytes: BytesInParts): Promise<Blob> {
  const pace = new Pace();
  const parts: Blob[] = [];
  for (const piece of bytes.pieces(HANDED)) {
    parts.push(new Blob([piece]));
    if (pace.isDue) await pace.turn();
  }
  return new Blob(parts);
}

/** The core trapped, or the file cannot be read. */
type NoSum = "failed" | "unreadable";

async function checksumOf(
  facade: Facade,
  file: Blob,
  signal: AbortSignal,
  advance: (more: number) => void,
): Promise<number | NoSum> {
  let sum = 0;
  try {
    for await (const piece of piecesOf(file, signal)) {
      const next = facade.attempt(() => checksum(sum, piece));
      if (typeof next !== "number") return "failed";
      sum = next;
      advance(piece.length);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return "unreadable";
  }
  return sum;
}
