import type { Facade } from "../core/facade";
import { runIntake } from "./intakeRun";
import { storedFile } from "./storedFiles";

/** A file that brings the core down is not read for ever. */
const MOST_ATTEMPTS = 3;

const running = new WeakSet<Facade>();

/**
 * After a restart the core has its records again, but not the rows that were loaded from files, and a dataset that comes back has
 * none either: they are read again from the files kept, while views say that they are loading. Those that no file brings back are
 * given up: views say then that they are gone.
 */
export async function readTablesAgain(facade: Facade): Promise<void> {
  if (running.has(facade)) return;
  running.add(facade);
  const attempts = new Map<string, number>();
  try {
    for (let next = missing(facade); next !== undefined; next = missing(facade)) {
      const made = attempts.get(next) ?? 0;
      attempts.set(next, made + 1);
      const isOpen = made < MOST_ATTEMPTS && (await canCome(facade, next));
      if (!isOpen && !giveUp(facade, next)) return;
    }
  } finally {
    // In the same turn as nothing was missing any more: whoever asks after it begins anew.
    running.delete(facade);
  }
}

function missing(facade: Facade): string | undefined {
  const contents = facade.attempt((core) => core.missingTables());
  return "kind" in contents ? undefined : contents[0];
}

/** Reads a table again; false if its file is gone, cannot be read or is not what it was. */
async function canCome(facade: Facade, content: string): Promise<boolean> {
  const file = await storedFile(content).catch(() => undefined);
  if (file === undefined) return false;
  const intake = await runIntake(facade, file, { content });
  return intake.kind === "read" ? intake.preview.content !== undefined : intake.kind === "lost";
}

/** False if even that brought the core down. */
function giveUp(facade: Facade, content: string): boolean {
  const touched = facade.attempt((core) => core.loseTable(content));
  if ("kind" in touched) return false;
  facade.touch(touched);
  return true;
}
