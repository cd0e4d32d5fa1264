import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Result } from "../../engine";
import { type Acting, lastActing, rememberActing } from "../../shared/lastActing";
import { renderAt } from "../../testing/portal";
import { openCore, prefetchCore } from "../openCore";
import { RoleSelector } from "./RoleSelector";

vi.mock("../openCore", () => ({
  openCore: vi.fn(),
  prefetchCore: vi.fn(),
  useLiveCore: () => undefined,
}));

const actAs = vi.fn<(role: string) => Result>();
const resumeAs = vi.fn<(person: Acting) => Result>();
const opened: Awaited<ReturnType<typeof openCore>> = {
  start: async () => {},
  actAs,
  resumeAs,
  roleFigures: () => {
    throw new Error("the mocked core is never live");
  },
};
const done: Result = { kind: "ok", commit: undefined, touched: ["session"], attachments: [] };

beforeEach(() => {
  actAs.mockReset().mockReturnValue(done);
  resumeAs.mockReset();
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
  const notice = await screen.findByText("Portal belum dapat dibuka");
  expect(scroll.mock.contexts[0]).toSatisfy((place: Element) => place.contains(notice));
});

test("reports a failed download of the core, and 'Coba lagi' tries again", async () => {
  vi.mocked(openCore).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { router, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Agent"));
  expect(await screen.findByText("Portal belum dapat dibuka")).toBeTruthy();
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

const LAST = { role: "agent", person: "agent-1", name: "Bagus Pratama" } as const;

describe("'Lanjutkan sebagai …'", () => {
  const goOn = () =>
    screen.getByRole("button", { name: "Lanjutkan sebagai Agent · Bagus Pratama" });

  test("is the first button, and acts as exactly the last person", async () => {
    rememberActing(LAST);
    resumeAs.mockReturnValue(done);
    const { router, user } = renderAt(<RoleSelector />, "/");
    expect(screen.getAllByRole("button")[0]).toBe(goOn());
    await user.click(goOn());
    await waitFor(() => expect(router.state.location.pathname).toBe("/agent"));
    expect(resumeAs).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(LAST));
    expect(actAs).not.toHaveBeenCalled();
  });

  test("forgets a person who no longer exists, instead of acting as somebody else", async () => {
    rememberActing(LAST);
    const refusal = { reason: "notFound", what: "person", id: LAST.person } as const;
    resumeAs.mockReturnValue({ kind: "refused", refusal });
    const { user } = renderAt(<RoleSelector />, "/");
    await user.click(goOn());
    expect(await screen.findByText("Pengguna ini sudah tidak ada")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Lanjutkan/ })).toBeNull();
    expect(lastActing(["agent"])).toBeUndefined();
    expect(actAs).not.toHaveBeenCalled();
  });
});

test("does not enter a role after the user has left the screen", async () => {
  const arrive = slowCore();
  const { unmount, user } = renderAt(<RoleSelector />, "/");
  await user.click(roleButton("Agent"));
  unmount();
  await act(async () => arrive());
  expect(actAs).not.toHaveBeenCalled();
});
