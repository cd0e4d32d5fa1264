import type { Result } from "./facade";
import type { Command } from "./pkg/portal_core";
import { portal } from "./portal";

const dispatch = (command: Command): Result => portal().dispatch(command);

/** Sends commands. 'failed' means that the core trapped: nothing was done and the crash notice says so. */
export const useDispatch = (): ((command: Command) => Result) => dispatch;
