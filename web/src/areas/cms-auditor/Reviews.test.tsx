import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Command, portal, type Role } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Layout } from "./Layout";
import { Reviews } from "./Reviews";

/** A document under way at the first internal auditor; its last day has passed. */
const LATE = "ASSIGN_1763432061726";
/** A table under way at the same auditor. */
const WORK = "ASSIGN_1763172824691";

function send(role: Role, command: Command) {
  act(() => {
    portal().dispatch({ session: { actAs: { role, person: undefined } } });
    portal().dispatch(command);
    portal().dispatch({ session: { actAs: { role: "cms_auditor", person: undefined } } });
  });
}

const submit = (assignment: string): Command => ({
  review: { submit: { assignment, conclusion: "qualified", summary: "" } },
});

const part = (name: RegExp) => within(screen.getByRole("region", { name }));
const links = (name: RegExp) =>
  part(name)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

const detail = (id: string) => `/cms-auditor/assignments?detail=${id}`;

test("an audit moves through the parts of the worklist", () => {
  openTestPortal({ role: "cms_auditor" });
  renderAt(<Reviews />, "/cms-auditor/reviews");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reviu Pemeriksaan");
  expect(links(/^Terlambat \(1\)$/)).toEqual([detail(LATE)]);
  const before = links(/^Menunggu reviu/);

  send("internal_auditor", submit(WORK));
  expect(links(/^Menunggu reviu/)).toEqual([...before, detail(WORK)]);
  expect(part(/^Menunggu reviu/).getAllByText("Sesuai dengan catatan")).toHaveLength(2);

  send("cms_auditor", { review: { return: { assignment: WORK, reason: "Kurang." } } });
  expect(links(/^Menunggu reviu/)).toEqual(before);
  expect(links(/^Dikembalikan atau dibuka kembali/)).toContain(detail(WORK));

  send("internal_auditor", submit(WORK));
  send("cms_auditor", { review: { accept: { assignment: WORK, note: "" } } });
  expect(links(/^Diterima/)).toContain(detail(WORK));
});

test("a part without audits says so", () => {
  openTestPortal({ role: "cms_auditor" });
  send("internal_auditor", { assignment: { complete: { assignment: LATE } } });
  renderAt(<Reviews />, "/cms-auditor/reviews");
  expect(
    part(/^Terlambat \(0\)$/).getByText("Tidak ada pemeriksaan yang terlambat."),
  ).toBeDefined();
});

test("another role has no worklist", () => {
  openTestPortal({ role: "internal_auditor" });
  renderAt(<Reviews />, "/cms-auditor/reviews");
  expect(screen.getByRole("note").textContent).toContain("mereviu pemeriksaan");
});

test("the menu counts the audits that wait for a review, and shows no count for none", () => {
  openTestPortal({ role: "cms_auditor" });
  const count = () => {
    const answer = portal().readOnce("reviewCount");
    return answer.kind === "ok" ? answer.value : -1;
  };
  const shown = () => screen.getAllByRole("link", { name: "Reviu" })[0]?.closest("li")?.textContent;
  const words = (waiting: number) =>
    waiting === 0 ? "Reviu" : `Reviu${waiting} pemeriksaan menunggu reviu`;
  const before = count();
  renderAt(<Layout />, "/cms-auditor");
  expect(shown()).toBe(words(before));
  send("internal_auditor", submit(WORK));
  expect(shown()).toBe(words(before + 1));
  send("cms_auditor", { review: { return: { assignment: WORK, reason: "Kurang." } } });
  expect(shown()).toBe(words(before));
});
