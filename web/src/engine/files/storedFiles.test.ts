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

test("a picked file is read from memory until it is stored, and then from the storage", async () => {
  readFilesFrom(async () => new Blob(["tersimpan"]));
  await keepFile("baru", new Blob(["isi baru"]));
  expect(await textOf("baru")).toBe("isi baru");
  const files = await unsavedFiles.copied();
  expect([...files.keys()]).toEqual(["baru"]);
  unsavedFiles.stored(files.keys());
  expect(await textOf("baru")).toBe("tersimpan");
});

test("copies no file that has changed since it was picked", async () => {
  const file = new File(["a;b"], "a.csv");
  expect(await (await copyOf(file))?.text()).toBe("a;b");
  Object.assign(file, { stream: () => new Blob(["a;b;c"]).stream() });
  expect(await copyOf(file)).toBeUndefined();
});
