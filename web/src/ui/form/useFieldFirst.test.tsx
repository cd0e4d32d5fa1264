import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownFrames } from "../../testing/ownFrames";
import { SearchField } from "./SearchField";

const paint = ownFrames();
let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => vi.restoreAllMocks());

/** The frame of what was typed is painted, so long after the letter. */
async function painted(after: number) {
  await act(async () => {
    now += after;
    paint();
    await new Promise((done) => setTimeout(done));
  });
}

function List() {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchField label="Cari" value={search} onChange={setSearch} />
      <output>{search}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const answered = () => screen.getByRole("status").textContent;

/** How long answers take is known for the whole page, so each test begins with enough quick ones, then one that took so long. */
async function begin(took: number) {
  render(<List />);
  for (let letter = 0; letter < 11; letter += 1) {
    type(letter % 2 === 0 ? "i" : "");
    await painted(0);
    await painted(0);
  }
  type("iz");
  await painted(took);
}

test("a letter is answered in its own frame where answers are quick", async () => {
  await begin(10);
  type("izi");
  expect([field().value, answered()]).toEqual(["izi", "izi"]);
});

test("where an answer took long the field has the letter first, and the answer comes a frame later", async () => {
  await begin(100);
  type("izi");
  expect([field().value, answered()]).toEqual(["izi", "iz"]);
  await painted(0);
  expect([field().value, answered()]).toEqual(["izi", "izi"]);
});

test("some quick answers in a row, and letters are answered in their own frame again", async () => {
  await begin(100);
  for (let letter = 0; letter < 6; letter += 1) {
    type(letter % 2 === 0 ? "izi" : "izin");
    await painted(0);
    await painted(10);
  }
  type("izin");
  expect([field().value, answered()]).toEqual(["izin", "izin"]);
});

test("of letters that come before the frame only the last is answered", async () => {
  await begin(100);
  type("izi");
  type("izin");
  await painted(0);
  expect([field().value, answered()]).toEqual(["izin", "izin"]);
});

test("whoever leaves the field is answered at once", async () => {
  await begin(100);
  type("izin");
  fireEvent.blur(field());
  expect(answered()).toBe("izin");
});

test.each([{ key: "Enter" }, { key: "s", ctrlKey: true }, { key: "s", metaKey: true }])(
  "a key that does more than type does it with all that was typed: %o",
  async (key) => {
    await begin(100);
    type("izin");
    fireEvent.keyDown(field(), { key: "Shift" });
    expect(answered()).toBe("iz");
    fireEvent.keyDown(field(), key);
    expect(answered()).toBe("izin");
  },
);

test("a text that is cleared is gone from the field at once", async () => {
  await begin(100);
  fireEvent.keyDown(field(), { key: "Escape" });
  expect([field().value, answered()]).toEqual(["", "iz"]);
  await painted(0);
  expect([field().value, answered()]).toEqual(["", ""]);
});
