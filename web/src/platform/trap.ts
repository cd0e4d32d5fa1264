/**
 * Whether an error means that the wasm instance is finished: a panic or trap, a stack overflow (each browser has its own
 * name for it), or the borrow that a panic left behind. A wrong shape is an ordinary `Error` and breaks nothing.
 */
export const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error &&
    (error.name === "RangeError" ||
      error.name === "InternalError" ||
      error.message.startsWith("recursive use of an object")));

/** The core trapped and has been restored; what was asked of it was not done. */
export class CoreTrapped extends Error {
  constructor(cause: unknown) {
    super("The core trapped and was restored", { cause });
    this.name = "CoreTrapped";
  }
}
