import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { serve } from "./server.mjs";

const folder = mkdtempSync(join(tmpdir(), "portal-"));
for (const name of ["index.html", "404.html"]) writeFileSync(join(folder, name), "halaman");
after(() => rmSync(folder, { recursive: true }));

const ADDRESSES = [
  "",
  "agent",
  "agent/",
  "agent/tickets/R8K2AB",
  "badan-usaha/tickets?status=open&q=a%20b",
  "auditor/detail/ASSIGN_1763777711106",
  "cms-auditor/query?tahapan=Operasi%20Produksi",
  "dashboard-builder/dashboard/dash_1763604898133",
  "agent/tickets/laporan.html",
  "dashboard-builder/edit/dash.json?lebar=2",
];

/** HTTP statuses of the portal's addresses for a browser that opens them. */
async function answers(options, base = "/") {
  const server = await serve({ folder, base, port: 0, ...options });
  const root = `http://127.0.0.1:${server.address().port}${base}`;
  const get = (path, accept) => fetch(root + path, { headers: { accept } });
  const pages = await Promise.all(ADDRESSES.map((path) => get(path, "text/html,*/*;q=0.8")));
  const texts = await Promise.all(pages.map((page) => page.text()));
  const script = await get("assets/lama.js", "*/*");
  server.close();
  return { pages: pages.map(({ status }) => status), texts, script: script.status };
}

test("`npm start` answers every address with the page and 200, and a missing file with 404", async () => {
  const { pages, texts, script } = await answers({ fallbackStatus: 200 });
  assert.deepEqual(
    pages,
    ADDRESSES.map(() => 200),
  );
  assert.deepEqual(
    texts,
    ADDRESSES.map(() => "halaman"),
  );
  assert.equal(script, 404);
});

test("a plain host answers with the page and 404, also below a sub-path", async () => {
  const { pages, texts } = await answers({}, "/portal/");
  assert.deepEqual(
    pages,
    ADDRESSES.map((path) => (path === "" ? 200 : 404)),
  );
  assert.deepEqual(
    texts,
    ADDRESSES.map(() => "halaman"),
  );
});
