// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { pagePolicy } from "./contentSecurityPolicy.ts";
import { packPage } from "./packedPage.ts";
import { packedPart, partOf } from "./packedParts.ts";

const program = "globalThis.judul = `Batu bara – “ok” 😀`;";
const style = "p { color: teal }";

const page = (script = program) => `<!doctype html><html><head>
<style>.pembuka { margin: 0 }</style>
<script type="module" crossorigin>${script}</script>
<style rel="stylesheet" crossorigin>${style}</style>
</head><body><div id="root"><p class="pembuka">Memuat</p></div>
<noscript>JavaScript</noscript>
<script type="application/json" id="laporan"></script></body></html>`;

const asset = packedPart("surat.txt", "isi");

describe("the page in one file", () => {
  let html = "";
  beforeAll(async () => {
    html = await packPage(page(), new Map([["surat.txt", asset]]));
  });

  test("shows that it loads before its packed parts come", () => {
    const at = ["Memuat", 'id="packed:style"', 'id="packed:program"', "<script>(", asset];
    const places = at.map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test("holds style and program packed only, the program in ASCII", () => {
    expect(html).not.toContain(style);
    expect(html).not.toContain("globalThis.judul");
    expect(partOf(html, "style")).toBe(style);
    const unpacked = partOf(html, "program") ?? "";
    expect(unpacked).toMatch(/^[\x20-\x7e]+$/);
    expect(new Function(`${unpacked} return globalThis.judul;`)()).toBe("Batu bara – “ok” 😀");
  });

  test("allows the boot script, the program and no other script", () => {
    const policy = pagePolicy(html, { selfContained: true });
    const scripts = /script-src ([^;]+);/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(2);
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
      "'wasm-unsafe-eval'",
    ]);
  });

  test("has boot code that browsers without light-dark() can read", () => {
    const boot = /<script>([\s\S]+?)<\/script>/.exec(html)?.[1] ?? "";
    expect(boot.replaceAll(/`[^`]*`/g, "")).not.toMatch(/\?\.|\?\?|#\w+[;=(]/);
    expect(boot).toContain("memerlukan peramban yang lebih baru");
  });
});

test("a program in which an escape would mean another thing is refused", async () => {
  await expect(packPage(page("String.raw`–`"), new Map())).rejects.toThrow("escape");
});

test("a page without a program is refused", async () => {
  await expect(packPage("<noscript></noscript>", new Map())).rejects.toThrow("module");
});
