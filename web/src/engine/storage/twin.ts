/** Where a second snapshot of the same commit lies: before the first, and after all that is older. */
export const twinOf = (seq: number): number => seq - 0.5;

/** The commit whose state a snapshot is, by where it lies. */
export const commitOf = (place: number): number => Math.ceil(place);
