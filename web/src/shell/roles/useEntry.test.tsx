import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../../engine";
import { renderAt } from "../../testing/portal";
import { openCore, prefetchCore } from "../openCore";
import { RoleSelector } from "./RoleSelector";

vi.mock("../openCore", () => ({
  openCore: vi.fn(),
  prefetchCore: vi.fn(),
  liveCore: () => undefined,
}));

const actAs = vi.fn<(role: string) => Result>();
const opened = { start: async () => {}, actAs };
const done: Result = { kind: "ok", commit: undefined, touched: ["session"], attachments: [] };

beforeEach(() => {
  actAs.mockReset().mockReturnValue(done);
  vi.mocked(openCore).mockReset().mockResolvedValue(opened);
  vi.mocked(prefetchCore).mockReset();
});

/** A core that opens when the returned function is called. */
function slowCore() {
  let arrive = () => {};
  const core = new Promise<typeof opened>((resolve) => {
    arrive = () => resolve(opened);
  });
  vi.mocked(openCore).mockReturnValue(core);
  return () => arrive();
}

const roleButton = (name: string) => screen.getByRole("button", { name });
const isBusy = (name: string) => roleButton(name).getAttribute("aria-busy") === "true";

test("hovering or focusing a role starts the core's download", async () => {
  const { user } = renderAt(<RoleSelector />, "/");
  expect(prefetchCore).not.toHaveBeenCalled();
  await user.hover(roleButton("Agent"));
  expect(prefetchCore).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(prefetchCore).toHaveBeenCalledTimes(2);
  expect(openCore).not.toHaveBeenCalled();
});

test("marks the pressed role as busy and ignores further presses", async () => {
  const arrive = slowCore();
  const { router, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Agent"));
  expect(isBusy("Agent")).toBe(true);
  await user.click(roleButton("Agent"));
  await user.click(roleButton("CMS Auditor"));
  expect(isBusy("CMS Auditor")).toBe(false);

  await act(async () => arrive());
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent"));
  expect(actAs.mock.calls).toEqual([["agent"]]);
});

test("scrolls to the message of a failed entry", async () => {
  vi.mocked(openCore).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const { user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Dashboard Builder"));
  const notice = await screen.findByText("Portal belum bisa dibuka");
  expect(scroll.mock.contexts[0]).toSatisfy((place: Element) => place.contains(notice));
});

test("reports a failed download of the core, and 'Coba lagi' tries again", async () => {
  vi.mocked(openCore).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { router, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Agent"));
  expect(await screen.findByText("Portal belum bisa dibuka")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("Periksa sambungan jaringan");
  expect(isBusy("Agent")).toBe(false);
  expect(router.state.location.pathname).toBe("/");

  await user.click(screen.getByRole("button", { name: "Coba lagi" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent"));
});

test("links to auditor management if nobody has the role", async () => {
  const refusal = { reason: "notFound", what: "person", id: "" } as const;
  actAs.mockReturnValueOnce({ kind: "refused", refusal });
  const { router, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Internal Auditor"));
  expect(await screen.findByText("Belum ada auditor internal")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Manajemen Auditor" });
  expect(link.getAttribute("href")).toBe("/cms-auditor/auditors");
  expect(router.state.location.pathname).toBe("/");

  await user.click(roleButton("CMS Auditor"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/cms-auditor"));
});

test("does not enter a role after the user has left the screen", async () => {
  const arrive = slowCore();
  const { unmount, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Agent"));
  unmount();
  await act(async () => arrive());
  expect(actAs).not.toHaveBeenCalled();
});
