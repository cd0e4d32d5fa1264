import { expect, test } from "vitest";
import { outlineOf } from "./outline";

const bookmark = (title: string, dest: unknown, items: unknown[] = []) => ({ title, dest, items });

/** A document with the destinations that PDFs use: a page, a number, a name, and none. */
const document = (roots: unknown) => ({
  getOutline: async () => roots,
  getDestination: async (name: string) => (name === "lampiran" ? [{ num: 3, gen: 0 }] : null),
  getPageIndex: async ({ num }: { num: number }) => {
    if (num > 5) throw new Error("no such page");
    return num;
  },
});

type Outlined = Parameters<typeof outlineOf>[0];
const outline = (roots: unknown) => outlineOf(document(roots) as unknown as Outlined);

test("bookmarks are listed in order with page and level", async () => {
  const entries = await outline([
    bookmark("Bab\n 1", [{ num: 0, gen: 0 }], [bookmark("Pasal 1", [1])]),
    bookmark("Lampiran", "lampiran"),
  ]);
  expect(entries).toEqual([
    { title: "Bab 1", page: 1, level: 0 },
    { title: "Pasal 1", page: 2, level: 1 },
    { title: "Lampiran", page: 4, level: 0 },
  ]);
});

test("bookmarks that lead nowhere in the PDF are left out", async () => {
  const lost = [
    bookmark("Situs", null),
    bookmark("Hilang", [{ num: 9, gen: 0 }]),
    bookmark(" ", [0]),
  ];
  expect(await outline(lost)).toEqual([]);
  expect(await outline([bookmark("?", "tidak ada")])).toEqual([]);
  expect(await outline(null)).toEqual([]);
});
