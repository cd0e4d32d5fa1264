import type { Facade } from "../core/facade";
import { runIntake } from "./intakeRun";
import { storedFile } from "./storedFiles";

/** Attempts per file, because a file can make the core trap each time. */
const MOST_ATTEMPTS = 3;

const running = new WeakSet<Facade>();

/**
 * Reads table rows again from their files after a restart of the core, or when a dataset comes back by undo. Views show
 * that they are loading. Rows without a readable file are given up, and views say so.
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
    // No `await` comes between the last check and this, so a table that goes missing later starts a new run.
    running.delete(facade);
  }
}

function missing(facade: Facade): string | undefined {
  const contents = facade.attempt((core) => core.missingTables());
  return "kind" in contents ? undefined : contents[0];
}

/** Reads a table again. Returns false if its file is gone, unreadable or changed. */
async function canCome(facade: Facade, content: string): Promise<boolean> {
  const file = await storedFile(content).catch(() => undefined);
  if (file === undefined) return false;
  const intake = await runIntake(facade, file, { content });
  return intake.kind === "read" ? intake.preview.content !== undefined : intake.kind === "lost";
}

/** Marks a table as lost. Returns false if the core trapped. */
function giveUp(facade: Facade, content: string): boolean {
  const touched = facade.attempt((core) => core.loseTable(content));
  if ("kind" in touched) return false;
  facade.touch(touched);
  return true;
}
