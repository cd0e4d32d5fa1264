import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSeen, portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";
import { switchNotices } from "./wanted";

let shown: (EventTarget & { title: string; body: string | undefined; tag: string | undefined })[];
let permission: NotificationPermission;
let stop = () => {};

class FakeNotification extends EventTarget {
  static requestPermission = async () => permission;
  static get permission() {
    return permission;
  }
  readonly title: string;
  readonly body: string | undefined;
  readonly tag: string | undefined;
  readonly close = vi.fn();
  constructor(title: string, { body, tag }: NotificationOptions) {
    super();
    this.title = title;
    this.body = body;
    this.tag = tag;
    shown.push(this);
  }
}

beforeEach(() => {
  shown = [];
  permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  openTestPortal({ role: "agent" });
  serveAssets();
  stop = followSeen();
});

afterEach(async () => {
  await switchNotices(false);
  stop();
  vi.unstubAllGlobals();
});

const hide = (isHidden: boolean) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");

/** The company answers in another tab: this tab follows its commit. */
function companyReplies(content: string) {
  vi.setSystemTime(Date.now() + 60_000);
  const act = (role: "badan_usaha" | "agent") =>
    portal().attempt((core) => core.dispatch({ session: { actAs: { role } } }));
  const reply = { ticket: "R8K2AB", content, status: undefined, attachments: [] };
  act("badan_usaha");
  portal().attempt((core) => core.dispatch({ ticket: { reply } }));
  act("agent");
  portal().touch(["tickets", "activity"]);
}

async function openAccount() {
  const { user, router } = portalAt("/agent/all-tickets");
  await user.click(await screen.findByRole("button", { name: /^Akun / }));
  return { user, router };
}

test("a hidden page tells of an answer once the user asked for it, and leads to the ticket", async () => {
  const { user, router } = await openAccount();
  hide(true);
  act(() => companyReplies("Satu"));
  expect(shown).toEqual([]);
  await user.click(await screen.findByRole("menuitem", { name: /^Beri tahu saat ada balasan/ }));
  await waitFor(() => expect(readToasts().at(-1)?.text).toMatch(/^Anda akan diberi tahu/));

  act(() => companyReplies("Dua"));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({
    title: "Balasan baru dari PT Bara Khatulistiwa",
    tag: "R8K2AB",
  });
  act(() => void shown[0]?.dispatchEvent(new Event("click")));
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/tickets/R8K2AB"));

  hide(false);
  act(() => companyReplies("Tiga"));
  expect(shown).toHaveLength(1);
});

test("a refused permission is explained, and nothing is shown", async () => {
  permission = "denied";
  const { user } = await openAccount();
  await user.click(await screen.findByRole("menuitem", { name: /^Beri tahu saat ada balasan/ }));
  await waitFor(() => expect(readToasts().at(-1)?.text).toMatch(/tidak mengizinkan/));
  hide(true);
  act(() => companyReplies("Satu"));
  expect(shown).toEqual([]);
});

test("a page that cannot notify does not offer it", async () => {
  vi.stubGlobal("isSecureContext", false);
  await openAccount();
  expect(await screen.findByRole("menuitem", { name: /^Keluar/ })).toBeDefined();
  expect(screen.queryByRole("menuitem", { name: /^Beri tahu/ })).toBeNull();
});
