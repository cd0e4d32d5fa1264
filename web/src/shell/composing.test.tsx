import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Auditors } from "../areas/cms-auditor/Auditors";
import { readView } from "../engine";
import { openTestPortal, renderAt } from "../testing/portal";
import { portalAt } from "../testing/portalAt";
import { serveAssets } from "../testing/serveAssets";
import { watchComposing } from "./composing";

watchComposing();

/** Enter while an input method composes a word: most browsers set `isComposing`; Safari only sends the old key code. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];

test("sends no reply when Enter accepts a composed word", async () => {
  openTestPortal({ role: "agent" });
  serveAssets();
  const { user } = portalAt("/agent/tickets/R8K2AB");
  const said = () => {
    const answer = readView("ticketDetail", "R8K2AB");
    return answer.kind === "ok" ? answer.value.conversation.length : 0;
  };
  const text = await screen.findByRole("textbox", { name: "Balasan" });
  await user.type(text, "にほん");
  const before = said();
  for (const how of COMPOSING) fireEvent.keyDown(text, { key: "Enter", ctrlKey: true, ...how });
  expect(said()).toBe(before);
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true });
  expect(said()).toBe(before + 1);
});

test("adds no expertise when Enter accepts a composed word", async () => {
  openTestPortal({ role: "cms_auditor" });
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  await user.click(screen.getByRole("button", { name: "Tambah Auditor" }));
  const field = await screen.findByRole("textbox", { name: "Keahlian" });
  await user.type(field, "地質");
  for (const how of COMPOSING) fireEvent.keyDown(field, { key: "Enter", ...how });
  expect(field).toHaveProperty("value", "地質");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field).toHaveProperty("value", "");
});
