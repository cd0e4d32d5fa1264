import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsOf, keepFiles, portal, readView } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { attachedJpegs } from "./attachedJpegs";

test("a picture that is cut off is named in its place in the ticket's PDF", async () => {
  openTestPortal({ role: "badan_usaha" });
  const path = `${process.cwd()}/../core/tests/fixtures/files/truncated.jpg`;
  const files = [
    new File([readFileSync(path)], "truncated.jpg"),
    new File(
      [Buffer.from("89504e470d0a1a0a0000000d49484452000000100000001008", "hex")],
      "potong.png",
    ),
  ];
  const form = {
    requester: undefined,
    title: "Foto",
    category: "Umum",
    description: "Terlampir",
    attachments: await factsOf(files),
  };
  const filed = portal().dispatch({ ticket: { create: { form } } });
  if (filed.kind !== "ok") throw new Error(filed.kind);
  keepFiles(filed.attachments, files);
  const id = filed.commit?.subject.id ?? "";
  const ticket = readView("ticketDetail", id);
  if (ticket.kind !== "ok") throw new Error(ticket.kind);
  expect(await attachedJpegs(ticket.value)).toEqual([]);
  const print = readView("ticketPdf", { id, images: [] });
  if (print.kind !== "ok") throw new Error(print.kind);
  expect(print.value.document.conversation[0]?.images).toEqual([
    { lost: "truncated.jpg" },
    { lost: "potong.png" },
  ]);
  expect(print.value.lostImages).toBe(
    "Gambar yang tidak dapat digambar: truncated.jpg, potong.png.",
  );
});
