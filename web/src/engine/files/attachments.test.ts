import { beforeEach, expect, test, vi } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portal } from "../core/portal";
import { readView } from "../core/useView";
import { resetEverything } from "../storage/portalStorage";
import { bytesOf, factsOf, keepFiles } from "./attachments";

const pdf = (name: string, rest = "1.7 isi") => new File([`%PDF-${rest}`], name);

async function reply(files: File[]) {
  const attachments = await factsOf(files);
  return portal().dispatch({
    ticket: { reply: { ticket: "R8K2AB", content: "Terlampir", status: undefined, attachments } },
  });
}

beforeEach(() => openTestPortal({ role: "badan_usaha" }));

test("the core gets a file's name, size, first and last bytes, and no more", async () => {
  const long = pdf("surat.pdf", "x".repeat(5_000));
  const vocabulary = readView("vocabulary");
  if (vocabulary.kind === "refused") throw new Error("no vocabulary");
  const { headBytes, tailBytes } = vocabulary.value;
  const facts = await factsOf([long, new File([], "kosong.pdf")]);
  expect(headBytes).toBeGreaterThan(1_024);
  expect(facts).toEqual([
    {
      ...{ name: "surat.pdf", size: 5_005 },
      head: [...new Uint8Array(await long.slice(0, headBytes).arrayBuffer())],
      tail: [...new Uint8Array(await long.slice(-tailBytes).arrayBuffer())],
    },
    { name: "kosong.pdf", size: 0, head: [], tail: [] },
  ]);
});

test("attached files keep their bytes under the ids that the core gave them", async () => {
  const files = [pdf("a.pdf", "1.7 satu"), pdf("b.pdf", "1.7 dua")];
  const outcome = await reply(files);
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  keepFiles(outcome.attachments, files);
  const texts = outcome.attachments.map(async ({ id }) => (await bytesOf(id))?.text());
  expect(await Promise.all(texts)).toEqual(["%PDF-1.7 satu", "%PDF-1.7 dua"]);
});

test("a file that is deleted on disk afterwards can still be read", async () => {
  const file = pdf("a.pdf");
  const outcome = await reply([file]);
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  keepFiles(outcome.attachments, [file]);
  await vi.waitFor(async () => {
    expect(await bytesOf(outcome.attachments[0]?.id ?? "")).not.toBe(file);
  });
  expect(await (await bytesOf(outcome.attachments[0]?.id ?? ""))?.text()).toBe("%PDF-1.7 isi");
});

test("an unknown file is undefined, not an error", async () => {
  expect(await bytesOf("ABCDEFGHIJKLMNOP")).toBeUndefined();
  expect(await bytesOf("seed:tidak-ada.pdf")).toBeUndefined();
  expect(await bytesOf("seed:../tickets.json")).toBeUndefined();
});

test("a reset removes commits and files, and keeps the role", async () => {
  const file = pdf("a.pdf");
  const before = readView("ticketDetail", "R8K2AB");
  const outcome = await reply([file]);
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  keepFiles(outcome.attachments, [file]);
  portal().dispatch({ session: { actAs: { role: "badan_usaha", person: "bu-bara" } } });
  expect(readView("ticketDetail", "R8K2AB")).not.toEqual(before);

  resetEverything();
  expect(readView("ticketDetail", "R8K2AB")).toEqual(before);
  expect(await bytesOf(outcome.attachments[0]?.id ?? "")).toBeUndefined();
});
