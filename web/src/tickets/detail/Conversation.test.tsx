import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Entry } from "../../engine";
import { Conversation } from "./Conversation";

const entry = (key: string, part: Partial<Entry> = {}): Entry => ({
  key,
  voice: "requester",
  sender: "budi@bara.example",
  senderName: "Budi",
  avatar: "BU",
  content: `Pesan ${key}`,
  timestamp: `${key} November 2026`,
  files: [],
  ...part,
});

const article = (key: string) =>
  within(screen.getByRole("article", { name: new RegExp(`, ${key} November`) }));

test("consecutive messages of one person show the sender once", () => {
  const agent = { voice: "ministry", sender: "siti@esdm.example", senderName: "Siti" } as const;
  render(<Conversation entries={[entry("1"), entry("2"), entry("3", agent), entry("4")]} />);
  const named = ["1", "2", "3", "4"].map(
    (key) => article(key).queryByText(/^(Budi|Siti)$/) !== null,
  );
  expect(named).toEqual([true, false, true, true]);
});

test("a long message opens with a button, and the newest is whole", async () => {
  const user = userEvent.setup();
  const content = Array.from({ length: 30 }, (_, line) => `Baris ${line}`).join("\n");
  render(<Conversation entries={[entry("1", { content }), entry("2"), entry("3", { content })]} />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  const button = article("1").getByRole("button", { name: "Tampilkan seluruhnya" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(article("1").getByRole("button", { name: "Ringkas" })).toBe(button);
});

test("a web address is a link that cannot reach the portal", () => {
  render(<Conversation entries={[entry("1", { content: "Lihat https://esdm.example/a." })]} />);
  const link = screen.getByRole("link", { name: "https://esdm.example/a" });
  expect(link.getAttribute("rel")).toContain("noopener");
});
