import { fork } from "node:child_process";
import { once } from "node:events";
import { Failure } from "../lib/failure.mjs";

/** Default limit in minutes. */
const patience = 10;

/**
 * Runs a measurement in a process of its own, so that none inherits another's memory. Throws a {@link Failure} if it
 * ends without a result: an error, too little memory, or more than `minutes`.
 */
export async function measure(script, args, { minutes = patience } = {}) {
  const child = fork(script, args.map(String), {
    execArgv: ["--max-old-space-size=6144", "--expose-gc"],
  });
  let result;
  child.on("message", (message) => {
    result = message;
  });
  const late = setTimeout(() => child.kill("SIGKILL"), minutes * 60_000);
  const [code, signal] = await once(child, "exit");
  clearTimeout(late);
  if (code !== 0 || !result)
    throw new Failure(`The measurement ended with ${signal ?? `exit code ${code}`}.`);
  return result;
}

/** Like `measure`; returns `undefined` on failure. */
export async function tryToMeasure(...what) {
  try {
    return await measure(...what);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
}
