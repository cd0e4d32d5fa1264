import { afterEach, expect, test } from "vitest";
import {
  copyOf,
  forgetStoredFiles,
  keepFile,
  readFilesFrom,
  storedFile,
  unsavedFiles,
} from "./storedFiles";

afterEach(() => {
  forgetStoredFiles();
  readFilesFrom(undefined);
});

const textOf = async (id: string) => (await storedFile(id))?.text();

test("a stored file that is taken hold of can be read, and stored again, when it is gone from there", async () => {
  const stored = new Map([["lama", new Blob(["isi lama"])]]);
  readFilesFrom(async (id) => stored.get(id));
  await keepFile("baru", new Blob(["isi baru"]));
  unsavedFiles.hold(["lama", "baru", "tak ada"]);
  expect(await textOf("lama")).toBe("isi lama");
  stored.clear();
  const { files, oldFiles } = await unsavedFiles.copied();
  expect([...files.keys()]).toEqual(["baru"]);
  expect([...oldFiles.keys()]).toEqual(["lama"]);
  expect(await textOf("lama")).toBe("isi lama");
  unsavedFiles.stored([...files.keys(), ...oldFiles.keys()]);
  expect(await textOf("lama")).toBeUndefined();
});

test("where nothing is stored there is nothing to take hold of", async () => {
  unsavedFiles.hold(["lama"]);
  expect(await unsavedFiles.copied()).toEqual({ files: new Map(), oldFiles: new Map() });
});

test("of a file that has changed since it was picked there is no copy", async () => {
  const file = new File(["a;b"], "a.csv");
  expect(await (await copyOf(file))?.text()).toBe("a;b");
  Object.assign(file, { stream: () => new Blob(["a;b;c"]).stream() });
  expect(await copyOf(file)).toBeUndefined();
});
