import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drafts } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

const TICKET = "R8K2AB";
let channel: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  serveAssets();
  heard = [];
  channel = new BroadcastChannel("portal-minerba:hadir");
  channel.addEventListener("message", ({ data }) => heard.push(data));
});

afterEach(() => channel.close());

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Balasan" });

const says = (more: object) =>
  channel.postMessage({
    role: "agent",
    person: "agent-1",
    writes: "reply",
    dataset: "",
    ticket: TICKET,
    stops: false,
    ...more,
  });

test("a company reads that the ministry writes, until it stops, and nothing of notes", async () => {
  openTestPortal({ role: "badan_usaha" });
  portalAt(`/badan-usaha/tickets/${TICKET}`);
  await field();
  says({ writes: "note" });
  says({ ticket: "P3ND9G" });
  says({ person: 1 });
  says({ writes: "reply" });
  expect(await screen.findByText("Kementerian sedang menulis balasan")).toBeDefined();
  expect(screen.queryByText(/Bagus.* menulis/)).toBeNull();
  says({ stops: true });
  await waitFor(() => expect(screen.queryByText(/sedang menulis/)).toBeNull());
});

test("typing is told to other tabs now and then, and sending ends it", async () => {
  openTestPortal({ role: "agent" });
  const { user } = portalAt(`/agent/tickets/${TICKET}`);
  await user.type(await field(), "Baik");
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ role: "agent", ticket: TICKET, writes: "reply", stops: false });
  vi.setSystemTime(Date.now() + 2_000);
  await user.type(await field(), "lah");
  await waitFor(() => expect(heard).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: /^Kirim Tiket / }));
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ stops: true }));
});

test("a draft that another tab changes keeps the cursor where it was", async () => {
  openTestPortal({ role: "agent" });
  portalAt(`/agent/tickets/${TICKET}`);
  const text = await field();
  act(() => text.focus());
  fireEvent.change(text, { target: { value: "satu tiga" } });
  text.setSelectionRange(5, 5);
  act(() => void document.dispatchEvent(new Event("selectionchange")));
  const form = `reply agent-1 ${TICKET}`;
  const change = (value: string) =>
    act(() => {
      const { value: before, base } = drafts.peek(form) ?? { base: "" };
      drafts.write(form, { value: { ...(before as object), text: value }, base });
    });
  change("satu tiga empat");
  expect([text.value, text.selectionStart]).toEqual(["satu tiga empat", 5]);
  act(() => void document.dispatchEvent(new Event("selectionchange")));
  change("nol satu tiga empat");
  expect(text.selectionStart).toBe(9);
});
