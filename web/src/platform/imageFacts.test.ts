import { expect, test } from "vitest";
import { imageFacts } from "./imageFacts";

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const factsOf = (...bytes: number[]) => imageFacts(new Blob([new Uint8Array(bytes)]));

const chunk = (name: string, content: number[]) => [
  ...u32(content.length),
  ...text(name),
  ...content,
  ...u32(0),
];
const png = (width: number, height: number) => [
  ...[0x89, ...text("PNG\r\n\u001a\n")],
  ...chunk("IHDR", [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
  ...chunk("IDAT", text("IEND")),
];
const END_OF_PNG = chunk("IEND", []);

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];
const thumbnail = [0xff, 0xd8, 0xff, 0xd9];
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, ...segment(0xe1, thumbnail), ...segment(0xc4, [0, 0, 0, 0, 0])],
  // A fill byte is allowed before any marker.
  ...[0xff, ...segment(0xc2, [8, ...u16(height), ...u16(width), 3, 1, 1, 1])],
  ...[...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 0xff, 0xd0, 3],
];
const END_OF_JPEG = [0xff, 0xd9];

test.each([
  ["PNG", png, END_OF_PNG],
  ["JPEG", jpeg, END_OF_JPEG],
])("reads the size of a %s, and detects if its end is missing", async (_, make, end) => {
  const facts = { width: 400, height: 200, isTooLarge: false };
  const whole = [...make(400, 200), ...end];
  expect(await factsOf(...whole)).toEqual({ ...facts, isWhole: true });
  expect(await factsOf(...whole, 0, 0, 0)).toEqual({ ...facts, isWhole: true });
  expect(await factsOf(...make(400, 200))).toEqual({ ...facts, isWhole: false });
});

test("an image is too large above a hundred megapixels", async () => {
  const isTooLarge = async (bytes: number[]) => (await factsOf(...bytes))?.isTooLarge;
  expect(await isTooLarge(png(10_000, 10_000))).toBe(false);
  expect(await isTooLarge(png(10_000, 10_001))).toBe(true);
  expect(await isTooLarge(png(0xffff_ffff, 0xffff_ffff))).toBe(true);
  expect(await isTooLarge(jpeg(65_535, 65_535))).toBe(true);
});

test("other files have no facts, and a truncated image is never whole", async () => {
  expect(await factsOf()).toBeUndefined();
  expect(await factsOf(...text("%PDF-1.7 and so on, a good while"))).toBeUndefined();
  expect(await factsOf(...png(4, 2).slice(0, 8), ...text("<svg xmlns='w3.org'/>"))).toBeUndefined();
  for (const whole of [png(4, 2), jpeg(4, 2)])
    for (let length = 0; length < whole.length; length += 1)
      expect((await factsOf(...whole.slice(0, length)))?.isWhole).not.toBe(true);
  expect(await factsOf(0xff, 0xd8, ...Array<number>(40).fill(0xff))).toBeUndefined();
  expect(await factsOf(0xff, 0xd8, ...Array<number>(40).fill(0))).toBeUndefined();
});
