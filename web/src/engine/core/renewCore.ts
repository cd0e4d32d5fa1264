import { renewInstance, start } from "../../wasm/pkg/portal_core";

/**
 * Gives up the wasm instance with every core in it. The next one is made by a call that takes nothing: what a call takes
 * is written into the instance that it finds.
 */
export function renewCore(): void {
  renewInstance();
  start();
}
