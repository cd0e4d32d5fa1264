import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Account } from "../../../app/shell/Account";
import { portal } from "../../../core/portal";
import { openTestPortal, renderAt } from "../../../testing/portal";
import { EditScreen } from "./EditScreen";

const PRIVATE = "/dashboard-builder/edit/dash_1763172836054";
const SHARED = "/dashboard-builder/edit/dash_1763604898133";

/** The editor of a dashboard, opened by the second of two administrators. */
function open(address: string) {
  openTestPortal({ role: "dashboard_builder", person: "dash-2" });
  const both = (
    <>
      <Account />
      <EditScreen />
    </>
  );
  const { user } = renderAt(both, address, "/dashboard-builder/edit/:id");

  async function handOver() {
    await user.click(screen.getByRole("button", { name: "Ganti pengguna" }));
    const people = await screen.findAllByRole("menuitemradio");
    const other = people.find((item) => item.getAttribute("aria-checked") === "false");
    if (other === undefined) throw new Error("there is another administrator");
    await user.click(other);
  }

  return { handOver };
}

function acting() {
  const answer = portal().readOnce("session");
  return answer.kind === "ok" ? answer.value.person.id : undefined;
}

test("a private dashboard is not there for the other administrator", async () => {
  const { handOver } = open(PRIVATE);
  await handOver();
  expect(acting()).toBe("dash-1");
  expect(await screen.findByText("Dashboard tidak ditemukan")).toBeDefined();
  expect(screen.queryByText(/sudah tidak ada/)).toBeNull();
  expect(screen.queryByText("Arus Kas Proyek Nikel")).toBeNull();
});
