// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { fillPage } from "./fillPage";

const page = `<!doctype html><html lang="id"><head><title>Dasbor</title></head><body>
<script type="application/json" id="laporan"></script><script>globalThis.mulai = 1</script></body></html>`;

const filled = (name: string, report: unknown = { name }) => fillPage(page, name, report).join("");

function opened(name: string, report?: unknown) {
  const document = new DOMParser().parseFromString(filled(name, report), "text/html");
  const data = document.getElementById("laporan")?.textContent ?? "";
  return { document, report: JSON.parse(data) };
}

describe("the page of a dashboard", () => {
  test.each([
    "Kepatuhan </script><script>alert(1)</script>",
    "<!-- <script>",
    "</title><img src=x onerror=alert(1)>",
    "$& $1 $` $'",
    "“Tanda” & 'kutip' \\ \u2028\u2029 😀",
  ])("contains the name %j as text only", (name) => {
    const { document, report } = opened(name);
    expect(report).toEqual({ name });
    expect(document.querySelector("title")?.textContent).toBe(name);
    expect(document.querySelectorAll("script")).toHaveLength(2);
    expect(document.querySelectorAll("img")).toHaveLength(0);
  });

  test("contains nothing that ends its script element", () => {
    const text = filled("a", { name: "</script>\u2028\u2029" });
    expect(text).toContain(String.raw`"\u003c/script>\u2028\u2029"`);
  });

  test("replaces unpaired surrogates in the title", () => {
    expect(filled("a\ud800b")).toContain("<title>a\ufffdb</title>");
  });

  test("is refused if a place to fill is missing or occurs twice", () => {
    expect(() => fillPage("<title>Dasbor</title>", "a", {})).toThrow("laporan");
    expect(() => fillPage(page + page, "a", {})).toThrow("title");
  });
});
