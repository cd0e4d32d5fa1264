import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isAllowed, licenceOf } from "./licences.mjs";
import { readNpmLock, shippedPackages, uncheckedPackages } from "./npmLock.mjs";
import { inRoot } from "./paths.mjs";
import { describeParts } from "./sbom.mjs";

const { components } = describeParts();
const named = (purl) => components.find((component) => component.purl === purl);

test("lists every package of the app with its pinned version", () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));
  for (const [name, version] of Object.entries(dependencies)) {
    assert.ok(named(`pkg:npm/${name.replace("@", "%40")}@${version}`), `${name}@${version}`);
  }
});

test("gives each npm package its hash from the lock file", () => {
  const lock = readNpmLock();
  const react = named(`pkg:npm/react@${lock["node_modules/react"].version}`);
  const base64 = Buffer.from(react.hashes[0].content, "hex").toString("base64");
  assert.equal(`sha512-${base64}`, lock["node_modules/react"].integrity);
});

test("gives each crate its hash from Cargo.lock", () => {
  const lock = readFileSync(inRoot("Cargo.lock"), "utf8");
  const crates = components.filter(({ purl }) => purl?.startsWith("pkg:cargo/"));
  assert.ok(crates.length > 10);
  for (const { name, version, hashes } of crates) {
    const block = lock.split("[[package]]").find((text) => text.includes(`name = "${name}"\n`));
    assert.ok(block?.includes(`version = "${version}"`), name);
    assert.ok(block?.includes(`checksum = "${hashes[0].content}"`), name);
  }
});

test("does not list packages that only build or test the portal", () => {
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  for (const name of [
    "vite",
    "vitest",
    "typescript",
    "@types/react",
    "proptest",
    "syn",
    "tsify-macros",
  ])
    assert.ok(!names.includes(name), name);
});

test("lists nothing twice, and everything with a licence", () => {
  const refs = components.map((component) => component["bom-ref"]);
  assert.equal(new Set(refs).size, refs.length);
  for (const { name, licenses } of components) assert.equal(licenses.length, 1, name);
});

test("gives equal text for equal lock files", () => {
  assert.deepEqual(describeParts().components, components);
});

test("reports packages without a hash or from elsewhere, except tools of other systems", () => {
  const fine = { version: "1.0.0", integrity: "sha512-AA==" };
  const lock = {
    "": {},
    web: {},
    "node_modules/web": { resolved: "web", link: true },
    "node_modules/fine": fine,
    "node_modules/bare": { version: "1.0.0" },
    "node_modules/weak": { version: "1.0.0", integrity: "sha1-AA==" },
    "node_modules/from-git": { ...fine, resolved: "git+ssh://git@example.com/a.git#1" },
    "node_modules/unsafe": { ...fine, resolved: "http://registry.npmjs.org/a.tgz" },
    "node_modules/tool-mac": { version: "1.0.0", dev: true, optional: true, os: ["darwin"] },
    "node_modules/shipped-mac": { version: "1.0.0", optional: true, os: ["darwin"] },
  };
  assert.deepEqual(uncheckedPackages(lock), [
    "node_modules/bare",
    "node_modules/weak",
    "node_modules/from-git",
    "node_modules/unsafe",
    "node_modules/shipped-mac",
  ]);
});

test("lists a nested package under its own name", () => {
  const entry = { version: "2.0.0", license: "MIT", integrity: "sha512-AA==" };
  assert.deepEqual(
    shippedPackages({ "node_modules/a/node_modules/@b/c": entry }).map(({ name }) => name),
    ["@b/c"],
  );
});

for (const [expression, expected] of [
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-or-later)", true],
  ["(MIT AND Zlib)", true],
  ["MIT AND GPL-3.0-only", false],
  ["(MIT OR Apache-2.0) AND Unicode-3.0", true],
  ["(MIT OR Apache-2.0) AND MPL-2.0", false],
  ["GPL-3.0-only OR MPL-2.0", false],
  [licenceOf("console_error_panic_hook", "Apache-2.0/MIT"), true],
  [licenceOf("duck", "BSD"), true],
  [licenceOf("another", "BSD"), false],
  ["", false],
  ["(MIT", false],
]) {
  test(`the licence "${expression}" is ${expected ? "" : "not "}allowed`, () => {
    assert.equal(isAllowed(expression), expected);
  });
}
