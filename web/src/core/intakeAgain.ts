import type { Facade } from "./facade";
import { takeIn } from "./intakeRun";
import { storedFile } from "./storedFiles";

/** A file that brings the core down is not read for ever. */
const MOST_ATTEMPTS = 3;

const running = new WeakSet<Facade>();

/**
 * After a restart the core has its records again, but not the rows that were loaded from files, and a dataset that comes back has
 * none either: they are read again from the files kept, while views say that they are loading.
 */
export async function readTablesAgain(facade: Facade): Promise<void> {
  if (running.has(facade)) return;
  running.add(facade);
  const attempts = new Map<string, number>();
  try {
    for (let next = missing(facade, attempts); next; next = missing(facade, attempts)) {
      attempts.set(next, (attempts.get(next) ?? 0) + 1);
      const file = await storedFile(next);
      if (file === undefined) attempts.set(next, MOST_ATTEMPTS);
      else await takeIn(facade, file, { content: next });
    }
  } finally {
    // In the same turn as nothing was missing any more: whoever asks after it begins anew.
    running.delete(facade);
  }
}

function missing(facade: Facade, attempts: ReadonlyMap<string, number>): string | undefined {
  const contents = facade.attempt((core) => core.missingTables());
  if ("kind" in contents) return undefined;
  return contents.find((content) => (attempts.get(content) ?? 0) < MOST_ATTEMPTS);
}
