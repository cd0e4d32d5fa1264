import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { PortalCore } from "../../wasm/pkg/portal_core";
import { useCrashNotice } from "./crashNotice";
import { faultsOf } from "./faults";
import { portal } from "./portal";
import { readView, useSession, useView } from "./useView";

const panic = () => faultsOf(portal()).panic();
const overflow = () => faultsOf(portal()).overflow();

const label = (name: string) => portal().dispatch({ label: { save: { id: undefined, name } } });

/** All views of an agent. */
const everything = () => [
  readView("session"),
  readView("ticketCounts"),
  readView("ticketDetail", "N4W7KD"),
  readView("ticketDetail", "R8K2AB"),
  readView("labels"),
];

function Screen() {
  const notice = useCrashNotice();
  const counts = useView("ticketCounts");
  const { person } = useSession();
  return (
    <main>
      <p>{`${person.name}: ${counts.kind === "ok" ? counts.value.new : "-"} baru`}</p>
      {notice && (
        <p role="alert">
          {notice.text}
          <button type="button" onClick={notice.dismiss}>
            Tutup
          </button>
        </p>
      )}
    </main>
  );
}

beforeEach(() => {
  // The panic's message is in the console.
  vi.mocked(console.error).mockImplementation(() => {});
  openTestPortal({ role: "agent", person: "agent-2" });
});

/** Imitates a method of the core that panics. */
function trapInside(this: PortalCore): never {
  if ("injectPanic" in this && typeof this.injectPanic === "function") this.injectPanic();
  throw new Error("did not trap");
}

const settle = () => act(async () => {});

function expectPanicsInConsole(times: number): void {
  const messages = vi.mocked(console.error).mock.calls.map(([message]) => String(message));
  expect(messages.filter((message) => message.includes("injected into a portal"))).toHaveLength(
    times,
  );
  expect(messages).toHaveLength(times);
  vi.mocked(console.error).mockClear();
}

test("50 panics and 10 stack overflows between commits lose nothing", async () => {
  portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } });
  for (let round = 0; round < 60; round += 1) {
    expect(label(`Putaran ${round}`).kind).toBe("ok");
    const before = everything();
    const outcome = round % 6 === 5 ? overflow() : panic();
    expect(outcome).toEqual({ kind: "failed" });
    expect(everything()).toEqual(before);
  }
  await settle();
  expectPanicsInConsole(50);
});

test("the command that trapped is reported as failed and not half applied", async () => {
  const before = everything();
  vi.spyOn(PortalCore.prototype, "dispatch").mockImplementationOnce(trapInside);
  expect(portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } })).toEqual({ kind: "failed" });
  expect(everything()).toEqual(before);

  expect(portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } }).kind).toBe("ok");
  expect(everything()).not.toEqual(before);
  await settle();
  expectPanicsInConsole(1);
});

test("a restart keeps the acting person and all commits", async () => {
  label("Sebelum");
  overflow();
  label("Sesudah");
  panic();
  const session = readView("session");
  expect(session.kind === "ok" && session.value.person.id).toBe("agent-2");
  const labels = readView("labels");
  const names = labels.kind === "ok" ? labels.value.labels.map((use) => use.label.name) : [];
  expect(names).toEqual(expect.arrayContaining(["Sebelum", "Sesudah"]));
  await settle();
  expectPanicsInConsole(1);
});

test("screens keep their content, show the notice, and continue to work", async () => {
  render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  const list = portal().view("ticketCounts").answer();
  await act(async () => void panic());
  expect(screen.getByRole("alert").textContent).toContain("Data Anda telah dipulihkan");
  expect(portal().view("ticketCounts").answer()).toBe(list);

  await userEvent.click(screen.getByRole("button", { name: "Tutup" }));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => void portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } }));
  expect(screen.getByText(/: 0 baru/)).toBeDefined();
  expectPanicsInConsole(1);
});

test("a view that always traps affects no other view, and its own restarts do not read it again", async () => {
  const reads = vi.spyOn(PortalCore.prototype, "labels").mockImplementation(trapInside);
  const view = portal().view("labels");
  const stop = view.subscribe(() => {});
  expect(view.answer).toThrow("trapped");
  await settle();
  expect(reads).toHaveBeenCalledTimes(2);
  expect(readView("ticketCounts").kind).toBe("ok");
  expect(portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } }).kind).toBe("ok");
  await settle();
  expect(reads).toHaveBeenCalledTimes(4);
  stop();
  expectPanicsInConsole(4);
});

test("a command of a wrong shape throws and breaks nothing", () => {
  const wrong = JSON.parse('{"ticket":{"take":{"ticket":7}}}');
  expect(() => portal().dispatch(wrong)).toThrow("invalid type");
  expect(readView("ticketCounts").kind).toBe("ok");
});
