import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./Tabs";

const TABS = [
  { key: "agent", label: "Agen lain" },
  { key: "team", label: "Tim" },
  { key: "administrator", label: "Administrator" },
] as const;

type Key = (typeof TABS)[number]["key"];

function Ways() {
  const [chosen, choose] = useState<Key>("agent");
  return (
    <Tabs label="Alihkan kepada" tabs={TABS} chosen={chosen} onChoose={choose}>
      {chosen}
    </Tabs>
  );
}

afterEach(cleanup);

const chosen = () => [
  document.activeElement?.textContent,
  screen.getByRole("tab", { selected: true }).textContent,
];

test("the chosen tab is the only Tab stop and names the content", async () => {
  render(<Ways />);
  await userEvent.tab();
  expect(chosen()).toEqual(["Agen lain", "Agen lain"]);
  expect(screen.getByRole("tabpanel", { name: "Agen lain" }).textContent).toBe("agent");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("the arrows choose, around both ends", async () => {
  render(<Ways />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toEqual(["Administrator", "Administrator"]);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(chosen()).toEqual(["Tim", "Tim"]);
});
