import { meter, piecesOf, type Watch } from "./backupPieces";
import type { Facade } from "./facade";
import { type BackupPart, backupName, checksum } from "./pkg/portal_core";
import { isSampleFile } from "./sampleFiles";
import { storedFile } from "./storedFiles";

export type Made =
  /** `missing`: so many files cannot be read any more, and are not in it. */
  { kind: "made"; file: Blob; name: string; missing: number } | { kind: "failed" };

/**
 * Makes one file of everything: the state and the files that it refers to. The bytes of the files stay outside of memory: the
 * new file is put together from them by the browser. `others` are files that no record refers to, by names of their own.
 */
export async function makeBackup(
  facade: Facade,
  watch: Watch,
  others: ReadonlyMap<string, Blob> = new Map(),
): Promise<Made> {
  const taken = facade.attempt((core) => ({ snapshot: core.snapshot(), held: core.heldFiles() }));
  if ("kind" in taken) return taken;
  const held = taken.held.filter((id) => !isSampleFile(id));
  // All at once, before anybody can throw one of them away.
  const handles = await Promise.all(
    held.map(async (id) => [id, await storedFile(id).catch(() => undefined)] as const),
  );
  const all = [...handles, ...others];
  const total = all.reduce((sum, [, file]) => sum + (file?.size ?? 0), 0);
  const advance = meter(watch, total);
  const parts: BackupPart[] = [];
  const files: Blob[] = [];
  for (const [id, file] of all) {
    const sum = file && (await checksumOf(facade, file, watch.signal, advance));
    if (file === undefined || sum === undefined) continue;
    // Without a type: the record that names a file knows it.
    parts.push({ id, size: file.size, checksum: sum });
    files.push(file);
  }
  watch.signal.throwIfAborted();
  const madeAt = Date.now();
  const made = facade.attempt((core) => ({
    beginning: core.backupBeginning(madeAt, taken.snapshot, parts),
    name: backupName(madeAt),
  }));
  if ("kind" in made) return made;
  const file = new Blob([made.beginning, taken.snapshot, ...files], {
    type: "application/octet-stream",
  });
  return { kind: "made", file, name: made.name, missing: all.length - files.length };
}

/** Undefined if the file cannot be read. */
async function checksumOf(
  facade: Facade,
  file: Blob,
  signal: AbortSignal,
  advance: (more: number) => void,
): Promise<number | undefined> {
  let sum = 0;
  try {
    for await (const piece of piecesOf(file, signal)) {
      const next = facade.attempt(() => checksum(sum, piece));
      if (typeof next !== "number") return undefined;
      sum = next;
      advance(piece.length);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
  return sum;
}
