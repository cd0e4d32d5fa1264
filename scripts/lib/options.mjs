import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/** Parses `--name=value` options; an option nobody declared is a mistake worth saying. */
export function readOptions(options) {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** `/portal/` from `portal`, `/portal` or `/portal/`. */
export function normalBase(base) {
  const inner = base.split("/").filter(Boolean).join("/");
  return inner === "" ? "/" : `/${inner}/`;
}
