import { complain } from "./say.mjs";

/** An error that the user can fix; shown without a stack trace. */
export class Failure extends Error {}

/** Runs a script's `main`; a {@link Failure} becomes one readable line and exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    complain(error instanceof Failure ? error.message : String(error?.stack ?? error));
    process.exit(1);
  }
}
