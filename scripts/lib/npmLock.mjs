import { readFileSync } from "node:fs";
import { licenceOf } from "./licences.mjs";
import { inRoot } from "./paths.mjs";

const REGISTRY = "https://registry.npmjs.org/";

/** The packages that a folder of the project locks. */
export const readNpmLock = (folder = ".") =>
  JSON.parse(readFileSync(inRoot(folder, "package-lock.json"), "utf8")).packages;

const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

const isInstalled = ([path, { link }]) => path.includes("node_modules/") && !link;

/** A tool of another system: npm never saw its bytes here, so the lock file cannot hold their hash. */
const isForeignTool = ({ dev, optional, os, cpu }) =>
  dev === true && optional === true && (os !== undefined || cpu !== undefined);

/** Packages that npm could not check: without a hash, or from elsewhere than the registry. */
export const uncheckedPackages = (lock) =>
  Object.entries(lock)
    .filter(isInstalled)
    .filter(
      ([, entry]) =>
        !(entry.integrity?.startsWith("sha512-") || isForeignTool(entry)) ||
        !(entry.resolved ?? REGISTRY).startsWith(REGISTRY),
    )
    .map(([path]) => path);

/** Descriptions of types are read by the compiler and never leave it. */
const isCode = ({ name }) => !name.startsWith("@types/");

/** The npm packages that may be part of what users load: what web/package.json names as dependencies, and theirs. */
export const shippedPackages = (lock) =>
  Object.entries(lock)
    .filter(isInstalled)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version, license, integrity }]) => ({
      name: nameOf(path),
      version,
      licence: licenceOf(nameOf(path), license),
      sha512: Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex"),
    }))
    .filter(isCode);
