import type { Labelled } from "../../../../engine";

/** The value behind the text of a chosen option. */
export const optionAt = <T extends string>(
  options: readonly Labelled<T>[],
  text: string,
): T | undefined => options.find(({ value }) => value === text)?.value;
