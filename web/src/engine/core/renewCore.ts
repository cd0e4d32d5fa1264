import { renewInstance, start } from "../../wasm/pkg/portal_core";

/**
 * Discards the wasm instance with all its cores. The next one must be created by a call without arguments, because
 * arguments are written into the instance that exists.
 */
export function renewCore(): void {
  renewInstance();
  start();
}
