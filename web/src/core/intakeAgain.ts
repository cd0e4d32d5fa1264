import type { Facade } from "./facade";
import { takeIn } from "./intakeRun";
import { storedFile } from "./storedFiles";

/** A file that brings the core down is not read for ever. */
const MOST_ATTEMPTS = 3;

const running = new WeakSet<Facade>();

/**
 * After a restart the core has its records again, but not the rows that were loaded from files: they are read again
 * from the files kept, while views say that they are loading.
 */
export async function readTablesAgain(facade: Facade): Promise<void> {
  if (running.has(facade)) return;
  running.add(facade);
  const attempts = new Map<string, number>();
  for (let next = missing(facade, attempts); next; next = missing(facade, attempts)) {
    attempts.set(next.content, (attempts.get(next.content) ?? 0) + 1);
    await takeIn(facade, next.file, { content: next.content });
  }
  running.delete(facade);
}

function missing(facade: Facade, attempts: ReadonlyMap<string, number>) {
  const contents = facade.attempt((core) => core.missingTables());
  if ("kind" in contents) return undefined;
  for (const content of contents) {
    const file = storedFile(content);
    const isHopeless = (attempts.get(content) ?? 0) >= MOST_ATTEMPTS;
    if (file !== undefined && !isHopeless) return { content, file };
  }
  return undefined;
}
