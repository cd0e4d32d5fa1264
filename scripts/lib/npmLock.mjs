import { readFileSync } from "node:fs";
import { licenceOf } from "./licences.mjs";
import { inRoot } from "./paths.mjs";

const REGISTRY = "https://registry.npmjs.org/";

/** Packages in a folder's lock file. */
export const readNpmLock = (folder = ".") =>
  JSON.parse(readFileSync(inRoot(folder, "package-lock.json"), "utf8")).packages;

const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

const isInstalled = ([path, { link }]) => path.includes("node_modules/") && !link;

/** True for a tool of another system: npm never downloaded it here, so the lock file has no hash. */
const isForeignTool = ({ dev, optional, os, cpu }) =>
  dev === true && optional === true && (os !== undefined || cpu !== undefined);

/** Packages without a hash or from outside the registry. */
export const uncheckedPackages = (lock) =>
  Object.entries(lock)
    .filter(isInstalled)
    .filter(
      ([, entry]) =>
        !(entry.integrity?.startsWith("sha512-") || isForeignTool(entry)) ||
        !(entry.resolved ?? REGISTRY).startsWith(REGISTRY),
    )
    .map(([path]) => path);

/** Type declarations are not shipped. */
const isCode = ({ name }) => !name.startsWith("@types/");

/** npm packages that may be shipped: dependencies of web/package.json and their dependencies. */
export const shippedPackages = (lock) =>
  Object.entries(lock)
    .filter(isInstalled)
    // Optional packages serve Node: the browser's program contains none.
    .filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
    .map(([path, { version, license, integrity }]) => ({
      name: nameOf(path),
      version,
      licence: licenceOf(nameOf(path), license),
      sha512: Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex"),
    }))
    .filter(isCode);
