import type { Labelled } from "../wasm/pkg/portal_core";

/** The label of a value in the core's vocabulary. */
export function labelOf<T extends string>(choices: readonly Labelled<T>[], value: T): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
