import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Layout } from "./Layout";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

const row = () => screen.getAllByRole("link", { name: "Penugasan" })[0]?.closest("li");

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

test("the menu counts assignments that nobody has started, until there are none", () => {
  renderAt(<Layout />, "/cms-auditor");
  expect(row()?.textContent).toMatch(/^Penugasan\d+ penugasan menunggu$/);
  act(startWaiting);
  expect(row()?.textContent).toBe("Penugasan");
});
