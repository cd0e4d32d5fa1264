import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cargoTools } from "../versions.mjs";
import { cargoHome, inRoot, toolFolder } from "./paths.mjs";

/** Folders with the portal's tools, searched before the user's PATH. */
const ownFolders = [
  ...Object.keys(cargoTools).map((crate) => join(toolFolder(crate), "bin")),
  inRoot("node_modules", ".bin"),
  join(cargoHome, "bin"),
];

export const searchPath = () => [...ownFolders, process.env.PATH ?? ""].join(delimiter);

const endings = process.platform === "win32" ? [".exe", ".cmd", ".bat", ""] : [""];

/** Path of the first of `names` that exists, or `undefined`. */
export function findOnPath(...names) {
  for (const folder of searchPath().split(delimiter).filter(Boolean)) {
    for (const name of names) {
      for (const ending of endings) {
        const file = join(folder, name + ending);
        if (existsSync(file) && statSync(file).isFile()) return file;
      }
    }
  }
  return undefined;
}
