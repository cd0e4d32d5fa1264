import { beforeAll, describe, expect, test } from "vitest";
import { pagePolicy } from "./contentSecurityPolicy.ts";
import { packPage } from "./packedPage.ts";
import { packedPart, partOf } from "./packedParts.ts";

const style = "p { color: teal }";

const page = `<!doctype html><html><head>
<style>.pembuka { margin: 0 }</style>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-1.css">
</head><body><div id="root"><p class="pembuka">Memuat</p></div>
<noscript>JavaScript</noscript>
<script type="application/json" id="laporan"></script></body></html>`;

const asset = await packedPart("surat.txt", "isi");
const assets = new Map([["surat.txt", asset]]);
const chunks = [
  { fileName: "assets/index-1.js", name: "index", isEntry: true, code: "exports.a=`“ok” 😀`;" },
  { fileName: "assets/rest-2.js", name: "rest", isEntry: false, code: "exports.b=`isi`;" },
];

describe("the page in one file", () => {
  let html = "";
  beforeAll(async () => {
    html = await packPage(page, { style, chunks, assets });
  });

  test("shows the loading text before its packed parts, and starts before the areas' part", () => {
    const marks = ["Memuat", 'id="packed:style"', 'id="packed:program"', "<script>("];
    const places = [...marks, 'id="packed:rest"', asset].map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test("contains style and program only in packed form", () => {
    for (const text of [style, "exports.a", "exports.b", "/assets/"])
      expect(html).not.toContain(text);
    expect(partOf(html, "style")).toBe(style);
    expect(partOf(html, "program")).toContain("exports.a");
    expect(partOf(html, "rest")).toContain("exports.b");
  });

  test("allows the boot script, the parts of the program and no other script", () => {
    const policy = pagePolicy(html, { selfContained: true });
    const scripts = /script-src ([^;]+);/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(3);
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
      "'wasm-unsafe-eval'",
    ]);
  });

  test("has boot code that browsers without light-dark() can parse", () => {
    const boot = /<script>([\s\S]+?)<\/script>/.exec(html)?.[1] ?? "";
    expect(boot.replaceAll(/`[^`]*`/g, "")).not.toMatch(/\?\.|\?\?|#\w+[;=(]/);
    expect(boot).toContain("memerlukan peramban yang lebih baru");
  });
});

test("a page without a program, or without a place for it, is refused", async () => {
  const contents = { style, chunks, assets };
  await expect(packPage(page, { ...contents, chunks: [] })).rejects.toThrow("no program");
  await expect(packPage("<noscript></noscript>", contents)).rejects.toThrow("module");
});
