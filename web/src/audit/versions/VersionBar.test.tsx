import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { granted, portal, readView, useView } from "../../engine";
import { longTable } from "../../testing/longTable";
import { openTestPortal, renderAt } from "../../testing/portal";
import { VersionBar } from "./VersionBar";

const PLACE = { tahapan: "Penjualan", badanUsaha: "PT Baru", kegiatan: "Besar" };

/** Version 1 of three is on the screen. */
function FirstVersion() {
  const answer = useView("cascade", { ...PLACE, versi: "1" });
  const dataset = answer.kind === "ok" ? answer.value.dataset : undefined;
  return dataset && <VersionBar dataset={dataset} onVersion={() => undefined} />;
}

function undoLast() {
  const newest = Math.max(...granted(readView("ownCommits")).map(({ seq }) => seq));
  act(() => void portal().dispatch({ history: { undo: { seq: newest } } }));
}

test("the comparison goes on with another version when the chosen one is undone elsewhere", async () => {
  openTestPortal({ role: "cms_auditor" });
  await longTable(2, { keepsFile: true });
  await longTable(3, { keepsFile: true, existing: "replace" });
  await longTable(4, { keepsFile: true, existing: "replace" });
  const { user } = renderAt(<FirstVersion />, "/");
  await user.click(screen.getByRole("button", { name: "Bandingkan versi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Perbandingan versi" }));
  expect(await dialog.findByText(/^Dari versi 1 ke versi 3: 2 baris ditambah/)).toBeDefined();
  undoLast();
  expect(await dialog.findByText(/^Dari versi 1 ke versi 2: 1 baris ditambah/)).toBeDefined();
});
