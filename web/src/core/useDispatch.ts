import type { Follow, Result } from "./facade";
import type { Command } from "./pkg/portal_core";
import { portal } from "./portal";

const dispatch = (command: Command, follow?: Follow): Result => portal().dispatch(command, follow);

/** Sends commands. 'failed' means that the core trapped: nothing was done and the crash notice says so. */
export const useDispatch = () => dispatch;
