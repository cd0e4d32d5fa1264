export const linear =
  (min: number, max: number, from: number, to: number) =>
  (value: number): number =>
    from + ((value - min) / (max - min)) * (to - from);
