import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../core/portal";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Layout } from "./Layout";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

const entry = () => screen.getAllByRole("link", { name: "Penugasan" })[0] as HTMLElement;

function startWaiting() {
  const answer = portal().readOnce("assignmentList", {
    search: undefined,
    status: "assigned",
    tahapan: undefined,
    auditorType: undefined,
    sort: undefined,
    direction: undefined,
    page: undefined,
    pageSize: "50",
  });
  for (const { id } of answer.kind === "ok" ? answer.value.rows : []) {
    portal().dispatch({ assignment: { start: { assignment: id } } });
  }
}

test("assignments that nobody has started are counted in the menu until there are none", () => {
  renderAt(<Layout />, "/cms-auditor");
  expect(entry().textContent).toMatch(/^Penugasan\d+ penugasan menunggu$/);
  act(startWaiting);
  expect(entry().textContent).toBe("Penugasan");
});
