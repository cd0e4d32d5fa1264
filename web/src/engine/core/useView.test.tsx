import { act, render, screen } from "@testing-library/react";
import { Profiler, type ReactNode, StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { openedAt, openTestPortal } from "../../testing/portal";
import type { TicketListQuery } from "../../wasm/pkg/portal_core";
import { portal } from "./portal";
import { readView, useSession, useView, useVocabulary } from "./useView";

const allTickets: TicketListQuery = { list: "agentAll" };

function Counts() {
  const counts = useView("ticketCounts");
  return <p>Baru: {counts.kind === "ok" ? counts.value.new : counts.refusal.reason}</p>;
}

function List() {
  const list = useView("ticketList", allTickets);
  const session = useSession();
  const rows = list.kind === "ok" ? list.value.rows : [];
  return (
    <ul aria-label={session.person.name}>
      {rows.map(({ id, updated }) => (
        <li key={id}>{`${id} ${updated}`}</li>
      ))}
    </ul>
  );
}

function Replies() {
  const replies = useView("cannedReplies", { search: "", ticket: undefined });
  const { statuses } = useVocabulary();
  return <p>{`${replies.kind} ${statuses.length}`}</p>;
}

function Found({ search }: { search: string }) {
  const list = useView("ticketList", { ...allTickets, search });
  return <p>{list.kind === "ok" ? list.value.rows.map(({ id }) => id).join() : "refused"}</p>;
}

/** Renders each part in StrictMode and counts React's commits. */
function renderCounted(parts: Record<string, ReactNode>) {
  const commits: Record<string, number> = {};
  const count = (name: string) => {
    commits[name] = (commits[name] ?? 0) + 1;
  };
  render(
    <StrictMode>
      {Object.entries(parts).map(([name, part]) => (
        <Profiler key={name} id={name} onRender={count}>
          {part}
        </Profiler>
      ))}
    </StrictMode>,
  );
  for (const name of Object.keys(commits)) commits[name] = 0;
  return commits;
}

const everything = () =>
  renderCounted({ counts: <Counts />, list: <List />, replies: <Replies /> });

test("a view returns the same frozen object until a slice that it depends on changes", () => {
  openTestPortal({ role: "agent" });
  const view = portal().view("ticketList", allTickets);
  const before = view.answer();
  expect(view.answer()).toBe(before);
  expect(
    portal()
      .view("ticketList", { ...allTickets })
      .answer(),
  ).toBe(before);
  expect(Object.isFrozen(before)).toBe(true);

  portal().dispatch({ cannedReply: { save: { id: undefined, title: "Salam", content: "Halo" } } });
  expect(view.answer()).toBe(before);

  portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } });
  expect(view.answer()).not.toBe(before);
});

test("a commit draws the components concerned once and no others", () => {
  openTestPortal({ role: "agent" });
  const commits = everything();
  expect(screen.getByText("Baru: 1")).toBeDefined();

  act(() => void portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } }));
  expect(screen.getByText("Baru: 0")).toBeDefined();
  expect(commits).toEqual({ counts: 1, list: 1, replies: 0 });
});

test("a refused command draws nothing", () => {
  openTestPortal({ role: "agent" });
  const commits = everything();
  const outcomes = [
    portal().dispatch({ ticket: { take: { ticket: "R8K2AB" } } }),
    portal().dispatch({ ticket: { take: { ticket: "TIDAK1" } } }),
    portal().dispatch({ ticket: { close: { ticket: "N4W7KD" } } }),
  ];
  expect(outcomes.map(({ kind }) => kind)).toEqual(["refused", "refused", "refused"]);
  expect(commits).toEqual({ counts: 0, list: 0, replies: 0 });
});

test("a re-read that is deeply equal keeps the old object and draws nothing", () => {
  openTestPortal({ role: "agent" });
  const view = portal().view("ticketList", allTickets);
  const before = view.answer();
  const commits = everything();
  act(() => void portal().dispatch({ session: { actAs: { role: "agent" } } }));
  expect(view.answer()).toBe(before);
  expect(commits).toEqual({ counts: 0, list: 0, replies: 0 });
});

test("rows that a commit leaves alone keep their identity", () => {
  openTestPortal({ role: "agent" });
  const rows = () => {
    const answer = portal().view("ticketList", allTickets).answer();
    return answer.kind === "ok" ? answer.value.rows : [];
  };
  const before = rows();
  portal().dispatch({ ticket: { setPriority: { ticket: "R8K2AB", priority: "low" } } });
  const after = rows();
  const changed = after.filter((row) => !before.includes(row)).map(({ id }) => id);
  expect(changed).toEqual(["R8K2AB"]);
});

test("rows that another query finds as well keep their identity", () => {
  openTestPortal({ role: "agent" });
  const rows = (search: string) => {
    const answer = portal()
      .view("ticketList", { ...allTickets, search })
      .answer();
    return answer.kind === "ok" ? answer.value.rows : [];
  };
  const all = rows("");
  const found = rows("RKAB");
  expect(found.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(found));
  expect(found.every((row) => all.includes(row))).toBe(true);
});

test("a change of role reaches every view", () => {
  openTestPortal({ role: "agent" });
  everything();
  expect(screen.getAllByRole("listitem").length).toBe(6);
  act(() => void portal().dispatch({ session: { actAs: { role: "badan_usaha" } } }));
  expect(screen.queryAllByRole("listitem")).toEqual([]);
});

test("a tick of the clock redraws only components whose text changes", () => {
  openTestPortal({ role: "agent" });
  const commits = everything();
  expect(screen.getByText("N4W7KD Baru saja")).toBeDefined();

  act(() => portal().touch(["clock"]));
  expect(commits).toEqual({ counts: 0, list: 0, replies: 0 });

  vi.setSystemTime(openedAt + 60_000);
  act(() => portal().touch(["clock"]));
  expect(screen.getByText("N4W7KD 1 menit lalu")).toBeDefined();
  expect(commits).toEqual({ counts: 0, list: 1, replies: 0 });
});

test("a component that changes its query shows the new answer", () => {
  openTestPortal({ role: "agent" });
  const { rerender, container } = render(<Found search="RKAB" />, { reactStrictMode: true });
  expect(container.textContent).toBe("R8K2AB");
  rerender(<Found search="billing" />);
  expect(container.textContent).toBe("P3ND9G");
});

test("a view that fell out of the cache returns the same answer again", () => {
  openTestPortal({ role: "agent" });
  const search = (words: string) => portal().view("ticketList", { ...allTickets, search: words });
  const first = search("0");
  for (let i = 1; i < 200; i += 1) search(String(i)).answer();
  expect(search("0")).not.toBe(first);
  expect(search("0").answer()).toEqual(first.answer());
});

test("a one-time read is neither cached nor frozen", () => {
  openTestPortal({ role: "internal_esdm" });
  const read = () => readView("ticketList", { ...allTickets, list: "internalAll" });
  expect(read()).not.toBe(read());
  expect(Object.isFrozen(read())).toBe(false);
});

test("lone surrogates in a command or a query reach the core as U+FFFD", () => {
  openTestPortal({ role: "agent" });
  expect(readView("ticketDetail", "\uD800")).toEqual({
    kind: "refused",
    refusal: { reason: "notFound", what: "ticket", id: "\uFFFD" },
  });
  const outcome = portal().dispatch({ label: { save: { id: undefined, name: "A\uDC00" } } });
  expect(outcome.kind).toBe("ok");
  const labels = readView("labels");
  const names = labels.kind === "ok" ? labels.value.labels.map(({ label }) => label.name) : [];
  expect(names).toContain("A\uFFFD");
});
