import type { Labelled } from "../wasm/pkg/portal_core";

/** The label that the core's vocabulary gives a value. */
export function labelOf<T extends string>(choices: readonly Labelled<T>[], value: T): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
