import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/** Parses `--name=value` options; unknown options are an error. */
export function readOptions(options) {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** Normalises `portal`, `/portal` and `/portal/` to `/portal/`. */
export function normalBase(base) {
  const inner = base.split("/").filter(Boolean).join("/");
  return inner === "" ? "/" : `/${inner}/`;
}
