import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Entry, MessageBlock, MessageSpan } from "../../engine";
import { Conversation } from "./Conversation";

const span = (text: string, part: Partial<MessageSpan> = {}): MessageSpan => ({
  text,
  isBold: false,
  href: undefined,
  target: undefined,
  ...part,
});
const plain = (text: string): MessageBlock => ({ kind: "text", spans: [span(text)] });

const entry = (key: string, part: Partial<Entry> = {}): Entry => ({
  key,
  voice: "requester",
  sender: "budi@bara.example",
  senderName: "Budi",
  avatar: "BU",
  content: `Pesan ${key}`,
  blocks: [plain(part.content ?? `Pesan ${key}`)],
  timestamp: `${key} November 2026`,
  files: [],
  origin: undefined,
  split: undefined,
  note: undefined,
  ...part,
});

const article = (key: string) =>
  within(screen.getByRole("article", { name: new RegExp(`, ${key} November`) }));

test("consecutive messages of one person show the sender once", () => {
  const agent = { voice: "ministry", sender: "siti@esdm.example", senderName: "Siti" } as const;
  render(<Conversation entries={[entry("1"), entry("2"), entry("3", agent), entry("4")]} />, {
    wrapper: MemoryRouter,
  });
  const named = ["1", "2", "3", "4"].map(
    (key) => article(key).queryByText(/^(Budi|Siti)$/) !== null,
  );
  expect(named).toEqual([true, false, true, true]);
});

test("a long message opens with a button, and the newest is whole", async () => {
  const user = userEvent.setup();
  const content = Array.from({ length: 30 }, (_, line) => `Baris ${line}`).join("\n");
  render(
    <Conversation entries={[entry("1", { content }), entry("2"), entry("3", { content })]} />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
  const button = article("1").getByRole("button", { name: "Tampilkan seluruhnya" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(article("1").getByRole("button", { name: "Ringkas" })).toBe(button);
});

test("a web address is a link that cannot reach the portal", () => {
  const href = "https://esdm.example/a";
  const blocks = [{ kind: "text" as const, spans: [span("Lihat "), span(href, { href })] }];
  render(<Conversation entries={[entry("1", { blocks })]} />, { wrapper: MemoryRouter });
  const link = screen.getByRole("link", { name: "https://esdm.example/a" });
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("formatting is drawn as elements, and the host of a named link beside it", () => {
  const href = "https://lain.example/a";
  const items = [[span("satu", { isBold: true })], [span("dua", { href, target: "lain.example" })]];
  const blocks: MessageBlock[] = [
    { kind: "bullets", items },
    { kind: "numbers", first: 3, items },
    { kind: "quote", blocks: [plain("<b>kutipan</b>")] },
  ];
  render(<Conversation entries={[entry("1", { blocks })]} />, { wrapper: MemoryRouter });
  const [bullets, numbers] = article("1").getAllByRole("list");
  expect(bullets?.tagName).toBe("UL");
  expect(numbers?.getAttribute("start")).toBe("3");
  expect(bullets?.querySelector("strong")?.textContent).toBe("satu");
  expect(bullets?.textContent).toContain("dua (lain.example)");
  expect(article("1").getByText("<b>kutipan</b>").closest("blockquote")).not.toBeNull();
});

test("an internal note says so, and is no continuation of its author's message", () => {
  const agent = { sender: "siti@esdm.example", senderName: "Siti" };
  const note = { id: "NOTE_1", isOwn: true, edited: undefined };
  render(
    <Conversation
      entries={[
        entry("1", { ...agent, voice: "ministry" }),
        entry("2", { ...agent, voice: "note", note }),
        entry("3", { ...agent, voice: "note", note: { ...note, isOwn: false } }),
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  const own = within(screen.getByRole("article", { name: /^Catatan internal, Siti, 2/ }));
  expect(own.getByText("Tidak terlihat oleh badan usaha")).toBeDefined();
  expect(own.getByRole("button", { name: "Ubah catatan" })).toBeDefined();
  const other = within(screen.getByRole("article", { name: /^Catatan internal, Siti, 3/ }));
  expect(other.getByText("Catatan internal")).toBeDefined();
  expect(other.queryByRole("button")).toBeNull();
});
