import type { Result } from "./facade";
import { forgetGoneFiles } from "./forgetGoneFiles";
import type { Command } from "./pkg/portal_core";
import { portal } from "./portal";

function dispatch(command: Command): Result {
  const outcome = portal().dispatch(command);
  if (outcome.kind === "ok" && outcome.commit) forgetGoneFiles(outcome.commit.changes);
  return outcome;
}

/** Sends commands. 'failed' means that the core trapped: nothing was done and the crash notice says so. */
export const useDispatch = (): ((command: Command) => Result) => dispatch;
