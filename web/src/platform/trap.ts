/**
 * True if an error means that the wasm instance is unusable: a panic, a trap, a stack overflow (its name differs by
 * browser), or the borrow that a panic left behind. A value of the wrong shape is an ordinary `Error`.
 */
export const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error &&
    (error.name === "RangeError" ||
      error.name === "InternalError" ||
      /^recursive use of an object/.test(error.message)));

/** The core trapped and was restored; the request that caused it was not carried out. */
export class CoreTrapped extends Error {
  constructor(cause: unknown) {
    super("trapped", { cause });
    this.name = "CoreTrapped";
  }
}
