import type { Labelled } from "../../../../engine";

export const optionAt = <T extends string>(
  options: readonly Labelled<T>[],
  text: string,
): T | undefined => options.find(({ value }) => value === text)?.value;
