import { complain } from "./say.mjs";

/** Something the user can mend: shown without a stack trace. */
export class Failure extends Error {}

/** Runs a script's `main`, turning a {@link Failure} into one readable line and exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    complain(error instanceof Failure ? error.message : String(error?.stack ?? error));
    process.exit(1);
  }
}
