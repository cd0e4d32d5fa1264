import { expect, test } from "vitest";
import { linkParts } from "./linkParts";

const links = (message: string) =>
  linkParts(message).flatMap(({ href }) => (href === undefined ? [] : [href]));

const LONG = "https://modi.esdm.example/data?tahun=2026&q=a,b#bagian";

test.each([
  ["Lihat https://esdm.example/a.", ["https://esdm.example/a"]],
  ["(lihat https://esdm.example/a), lalu balas", ["https://esdm.example/a"]],
  ["https://esdm.example/wiki/Batu_(bara)!", ["https://esdm.example/wiki/Batu_(bara)"]],
  [`${LONG}; dan HTTP://ESDM.example/B`, [LONG, "HTTP://ESDM.example/B"]],
  ["“https://esdm.example/x”", ["https://esdm.example/x"]],
  [
    "https://esdm.example/satu\nhttps://esdm.example/dua",
    ["https://esdm.example/satu", "https://esdm.example/dua"],
  ],
])("the addresses of %j", (message, expected) => {
  expect(links(message)).toEqual(expected);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://esdm.example",
  "www.esdm.example",
  "https://",
  "",
])("%j has no link", (message) => {
  expect(linkParts(message)).toEqual([{ text: message }]);
});

test("the pieces together are the message", () => {
  for (const message of [
    `a ${LONG}, b http://x.example.`,
    "https:// https://y.example",
    "tanpa tautan",
  ])
    expect(
      linkParts(message)
        .map(({ text }) => text)
        .join(""),
    ).toBe(message);
});

// A search that grows with the square of the length would take minutes.
test("the time grows with the length only", () => {
  const time = (message: string) => {
    const start = performance.now();
    linkParts(message);
    return performance.now() - start;
  };
  for (const unit of ["https://", "https://a.", "((((", "http://x.example/))))", "......"]) {
    time(unit.repeat(1000));
    expect(time(unit.repeat(100_000 / unit.length)), unit).toBeLessThan(2000);
  }
});
