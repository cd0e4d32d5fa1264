import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { drafts, portal } from "../../engine";
import { formName } from "../../engine/drafts/formName";
import { accepted } from "../../testing/auditExamples";
import { openTestPortal } from "../../testing/portal";
import { acting, portalAt } from "../../testing/portalAt";

/** `core/tests/rules/company_reads.rs` tests what the views tell; here is what the screens could tell beside them. */
const WORK = "ASSIGN_1763432061726";
const TITLE = "Izin melewati batas";

let id = "";

beforeEach(() => {
  openTestPortal({ role: "internal_auditor" });
  id = accepted("badan_usaha");
});

const actAs = (person: string) =>
  act(() => portal().dispatch({ session: { actAs: { role: "badan_usaha", person } } }));

test("the address of a finding opens for its company only", async () => {
  const { router } = portalAt(`/badan-usaha/follow-up/${id}`);
  expect(await screen.findByRole("heading", { level: 1, name: TITLE })).toBeDefined();
  actAs("bu-nikel");
  expect(await screen.findByRole("heading", { name: "Temuan tidak ditemukan" })).toBeDefined();
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(router.state.location.pathname).toContain(id);
});

test.each([
  ["a finding as the auditor writes it", () => id.replace("TL_", "")],
  ["an assignment", () => WORK],
])("the address with the id of %s opens nothing", async (_, other) => {
  portalAt(`/badan-usaha/follow-up/${other()}`);
  expect(await screen.findByRole("heading", { name: "Temuan tidak ditemukan" })).toBeDefined();
});

test.each([
  `/auditor/detail/${WORK}`,
  `/cms-auditor/assignments?detail=${WORK}`,
  "/cms-auditor/reviews",
])("%s is never a screen of a company", async (address) => {
  portalAt(address);
  await screen.findByRole("heading", { level: 1, hidden: true });
  expect(acting().role).not.toBe("badan_usaha");
});

test("a company does not see what another person has begun to write", async () => {
  const begin = (person: string, text: string) => {
    const form = formName(drafts.datasetId, "followUpAnswer", person, `${id} 1`);
    act(() => drafts.write(form, { value: { text, promised: "", files: [] }, base: "" }));
  };
  for (const person of ["bu-nikel", "INTERNAL100001", "cms-1"]) begin(person, "RAHASIA");
  portalAt(`/badan-usaha/follow-up/${id}`);
  await screen.findAllByRole("button", { name: "Jawab" });
  begin("bu-bara", "Milik sendiri");
  expect(await screen.findByDisplayValue("Milik sendiri")).toBeDefined();
  expect(document.body.innerHTML).not.toContain("RAHASIA");
});
