import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { portal } from "../../../engine";
import { AccountMenu } from "../../../shell/layout/AccountMenu";
import { openAccount } from "../../../testing/account";
import { openTestPortal, renderAt } from "../../../testing/portal";
import { EditScreen } from "./EditScreen";

const PRIVATE = "/dashboard-builder/edit/dash_1763172836054";
const SHARED = "/dashboard-builder/edit/dash_1763604898133";

/** Opens the editor as the second of two administrators. */
function open(address: string) {
  openTestPortal({ role: "dashboard_builder", person: "dash-2" });
  const both = (
    <>
      <AccountMenu />
      <EditScreen />
    </>
  );
  const { user } = renderAt(both, address, "/dashboard-builder/edit/:id");

  async function handOver() {
    await openAccount(user);
    const switching = await screen.findByRole("group", { name: "Ganti pengguna" });
    const people = within(switching).getAllByRole("menuitemradio");
    const other = people.find((item) => item.getAttribute("aria-checked") === "false");
    if (other === undefined) throw new Error("there is no other administrator");
    await user.click(other);
  }

  async function answer(name: string) {
    const question = await screen.findByRole("alertdialog", {
      name: "Perubahan belum disimpan",
    });
    await user.click(within(question).getByRole("button", { name }));
  }

  const copyFirst = async () => {
    const [copy] = screen.getAllByRole("button", { name: "Duplikat" });
    if (copy === undefined) throw new Error("the dashboard has no widgets");
    await user.click(copy);
  };
  return { handOver, answer, copyFirst };
}

function acting() {
  const answer = portal().readOnce("session");
  return answer.kind === "ok" ? answer.value.person.id : undefined;
}

const isUnsaved = () => screen.queryByText(/^Perubahan belum (?:disimpan|diterbitkan)/) !== null;

test("another administrator cannot open a private dashboard", async () => {
  const { handOver } = open(PRIVATE);
  await handOver();
  expect(acting()).toBe("dash-1");
  expect(await screen.findByText("Dasbor tidak ditemukan")).toBeDefined();
  expect(screen.queryByText(/sudah tidak ada/)).toBeNull();
  expect(screen.queryByText("Arus Kas Proyek Nikel")).toBeNull();
});

test("changing the person asks about unsaved edits, and can be cancelled", async () => {
  const { handOver, answer, copyFirst } = open(SHARED);
  await copyFirst();
  await handOver();
  expect(acting()).toBe("dash-2");
  await answer("Lanjutkan perubahan");
  expect(acting()).toBe("dash-2");
  expect(isUnsaved()).toBe(true);
});

test("unsaved edits belong to their author and return with that person", async () => {
  const { handOver, answer, copyFirst } = open(SHARED);
  await copyFirst();
  await handOver();
  await answer("Simpan sebagai draf");
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(acting()).toBe("dash-1");
  await handOver();
  await waitFor(() => expect(isUnsaved()).toBe(true));
  expect(acting()).toBe("dash-2");
  expect(screen.getByText(/Draf dipulihkan/)).toBeDefined();
});

test("changing the person without unsaved edits asks nothing", async () => {
  const { handOver } = open(SHARED);
  await handOver();
  expect(acting()).toBe("dash-1");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
