// @vitest-environment happy-dom
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { bytesOf } from "../engine/files/attachments";
import { toBase85 } from "./base85";
import { readAsset } from "./readAsset";

test("a data: address is decoded without any request", async () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  const asset = await readAsset("data:application/pdf;base64,JVBERv8=");
  const bytes = new Uint8Array(await asset.arrayBuffer());
  expect([...bytes]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff]);
  expect(fetching).not.toHaveBeenCalled();
});

test("a part of the page is unpacked without any request", async () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  const part = document.createElement("script");
  part.type = "application/gzip";
  part.id = "packed:surat.txt";
  part.textContent = toBase85(gzipSync("mineral dan batu bara"));
  document.body.append(part);
  const asset = await readAsset("packed:surat.txt");
  expect(await asset.text()).toBe("mineral dan batu bara");
  expect(fetching).not.toHaveBeenCalled();
  part.remove();
});

test("a part that the page does not hold is an error", async () => {
  await expect(readAsset("packed:hilang.txt")).rejects.toThrow("packed:hilang.txt");
});

test("a .gzip file from the host is unpacked", async () => {
  const packed = new Response(new Uint8Array(gzipSync("mineral dan batu bara")));
  vi.spyOn(globalThis, "fetch").mockResolvedValue(packed);
  const asset = await readAsset("/assets/laporan.gzip");
  expect(await asset.text()).toBe("mineral dan batu bara");
});

test("an address that the host does not know is an error", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("?", { status: 404 }));
  await expect(readAsset("/assets/surat.pdf")).rejects.toThrow("404");
});

test("a sample file is fetched from the page's host", async () => {
  const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("%PDF-"));
  const file = await bytesOf("seed:surat-permohonan-revisi-rkab.pdf");
  expect(await file?.text()).toBe("%PDF-");
  expect(fetching.mock.calls[0]?.[0]).toContain("surat-permohonan-revisi-rkab.pdf");
});
