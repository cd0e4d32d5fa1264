import type { Page } from "@playwright/test";
import { Counter, countsInDocument } from "./actCounts";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { facts, heading, replyField, said } from "./ticketPage";

const LIST = "/agent/my-tickets";
const TICKET = "/agent/tickets/R8K2AB";
/** The ticket of which R8K2AB is the duplicate. */
const OLDER = "/agent/tickets/S0LV3D";
/** A ticket without an agent. */
const UNASSIGNED = "/agent/tickets/N4W7KD";

type Way = (counter: Counter, page: Page) => Promise<void>;

type Act = {
  /** As `docs/acts.md` numbers it. */
  id: string;
  what: string;
  start: string;
  keys: Way;
  mouse: Way;
  done: (page: Page) => Promise<void>;
};

const note = (page: Page) => page.getByRole("textbox", { name: "Catatan internal" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Cari atau jalankan perintah" });
const dialog = (page: Page) => page.getByRole("dialog");

async function findMessage(counter: Counter, page: Page) {
  await counter.type(palette(page).getByRole("combobox"), "sertifikat analisis");
  await expect(palette(page).getByRole("option").first()).toContainText("P3ND9G");
}

const ACTS: readonly Act[] = [
  {
    ...{ id: "1", what: "open the next ticket due", start: LIST },
    keys: (counter) => counter.press("w"),
    mouse: (counter, page) => counter.click(page.getByRole("button", { name: "Tiket berikutnya" })),
    done: (page) => expect(heading(page)).toContainText("RKAB revisi kedua"),
  },
  {
    ...{ id: "2", what: "reply and set pending", start: TICKET },
    keys: async (counter, page) => {
      await counter.press("r");
      await counter.type(replyField(page), "Mohon lampirkan COA.");
      await counter.press("Control+Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(replyField(page));
      await counter.type(replyField(page), "Mohon lampirkan COA.");
      await counter.click(page.getByRole("button", { name: /^Kirim Tiket/ }));
    },
    done: async (page) => {
      await expect(said(page, "Bagus Pratama").last()).toContainText("Mohon lampirkan COA.");
      await expect(heading(page)).toContainText("Pending");
    },
  },
  {
    ...{ id: "3", what: "reply with a canned text", start: TICKET },
    keys: async (counter, page) => {
      await counter.press("r");
      await counter.type(replyField(page), "::selesai");
      await expect(page.getByRole("option")).toContainText("masalah pada tiket R8K2AB");
      await counter.press("Control+Enter");
    },
    mouse: async (counter, page) => {
      const opener = page.getByRole("main").getByRole("button", { name: "Canned Replies" });
      await counter.click(opener);
      await counter.click(page.getByRole("button", { name: "Sisipkan Masalah selesai" }));
      await counter.click(page.getByRole("button", { name: /^Kirim Tiket/ }));
    },
    done: (page) =>
      expect(said(page, "Bagus Pratama").last()).toContainText("masalah pada tiket R8K2AB"),
  },
  {
    ...{ id: "4", what: "take a ticket", start: UNASSIGNED },
    keys: (counter) => counter.press("t"),
    mouse: (counter, page) => counter.click(page.getByRole("button", { name: "Take Ticket" })),
    done: (page) => expect(facts(page)).toContainText("AssigneeBagus Pratama"),
  },
  {
    ...{ id: "4b", what: "assign to a named colleague", start: UNASSIGNED },
    keys: async (counter, page) => {
      await counter.press("a");
      await counter.type(page.getByRole("searchbox", { name: "Cari agen" }), "Siti");
      await expect(dialog(page)).toContainText("Agen terpilih: Siti Rahmawati.");
      await counter.press("Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(facts(page).getByRole("button", { name: /^Ubah Assignee/ }));
      await counter.type(page.getByRole("searchbox", { name: "Cari agen" }), "Siti");
      await counter.click(dialog(page).getByRole("button", { name: "Tugaskan" }));
    },
    done: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(facts(page)).toContainText("AssigneeSiti Rahmawati");
    },
  },
  {
    ...{ id: "5", what: "write an internal note", start: TICKET },
    keys: async (counter, page) => {
      await counter.press("n");
      await counter.type(note(page), "Tunggu direktorat.");
      await counter.press("Control+Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(page.getByRole("tab", { name: "Catatan internal" }));
      await counter.type(note(page), "Tunggu direktorat.");
      await counter.click(page.getByRole("button", { name: "Simpan catatan" }));
    },
    done: (page) =>
      expect(page.getByRole("article", { name: /^Catatan internal, / })).toContainText("Tunggu"),
  },
  {
    ...{ id: "6", what: "change the priority", start: TICKET },
    keys: (counter) => counter.press("p", "m"),
    mouse: async (counter, page) => {
      await counter.click(facts(page).getByRole("button", { name: /^Ubah Prioritas/ }));
      await counter.click(page.getByRole("menuitemradio", { name: "Medium" }));
    },
    done: (page) => expect(heading(page)).toContainText("Medium"),
  },
  {
    ...{ id: "7", what: "put on an existing label", start: TICKET },
    keys: async (counter, page) => {
      await counter.press("l");
      await counter.type(page.getByRole("searchbox", { name: "Cari label" }), "pnbp");
      await expect(dialog(page)).toContainText("Tekan Enter untuk memasang PNBP");
      await counter.press("Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(facts(page).getByRole("button", { name: "Ubah Label" }));
      await counter.click(dialog(page).getByRole("checkbox", { name: "PNBP" }));
      await counter.click(dialog(page).getByRole("button", { name: "Tutup" }));
    },
    done: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(facts(page).getByRole("link", { name: "PNBP" })).toBeVisible();
    },
  },
  {
    ...{ id: "8", what: "merge a duplicate whose code is known", start: OLDER },
    keys: async (counter, page) => {
      await counter.press("m");
      await nameDuplicate(counter, page);
      await counter.press("Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(facts(page).getByRole("button", { name: "Gabungkan…" }));
      await nameDuplicate(counter, page);
      await counter.click(dialog(page).getByRole("button", { name: "Gabungkan" }));
    },
    done: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(facts(page).getByText("Gabungan dari")).toBeVisible();
    },
  },
  {
    ...{ id: "9", what: "find a ticket by a word of a message", start: LIST },
    keys: async (counter, page) => {
      await counter.press("Control+k");
      await findMessage(counter, page);
      await counter.press("Enter");
    },
    mouse: async (counter, page) => {
      await counter.click(page.getByRole("button", { name: "Cari atau jalankan perintah" }));
      await findMessage(counter, page);
      await counter.click(palette(page).getByRole("option").first());
    },
    done: (page) => expect(page).toHaveURL(/agent\/tickets\/P3ND9G/),
  },
  {
    ...{ id: "10", what: "close three tickets", start: "/agent/all-tickets" },
    keys: async (counter, page) => {
      await counter.press("j");
      await expect(page.getByRole("link", { name: "N4W7KD" })).toBeFocused();
      await counter.press("Shift+ArrowDown", "Shift+ArrowDown");
      await expect(page.getByRole("region", { name: "Tiket terpilih" })).toBeVisible();
      await counter.press("c");
    },
    mouse: async (counter, page) => {
      await counter.click(page.getByRole("checkbox", { name: "Pilih N4W7KD" }));
      const last = page.getByRole("checkbox", { name: "Pilih P3ND9G" });
      await counter.click(last, { modifiers: ["Shift"] });
      const bar = page.getByRole("region", { name: "Tiket terpilih" });
      await counter.click(bar.getByRole("button", { name: "Close Ticket" }));
    },
    done: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      for (const code of ["N4W7KD", "R8K2AB", "P3ND9G"])
        await expect(row(page, code)).toContainText("Closed");
    },
  },
];

/** The effect is on the screen before the merge. */
async function nameDuplicate(counter: Counter, page: Page) {
  await counter.type(page.getByRole("combobox", { name: "Tiket yang digabung" }), "r8k2ab");
  await expect(dialog(page)).toContainText("R8K2AB ditutup dan mengarah ke S0LV3D.");
}

/** An element that is on the screen once the keys of the page act. */
const isReady = (page: Page, start: string) =>
  start.includes("/tickets/")
    ? facts(page).getByRole("button", { name: "Gabungkan…" })
    : page.getByRole("link", { name: "R8K2AB" });

const COUNTS = countsInDocument();

test("docs/acts.md counts each act", () => {
  expect([...COUNTS.keys()]).toEqual(ACTS.map(({ id }) => id));
});

for (const act of ACTS) {
  for (const way of ["keys", "mouse"] as const) {
    test(`act ${act.id}: ${act.what}, by ${way}`, {
      tag: way === "keys" ? "@single-file" : [],
    }, async ({ portal, page }) => {
      await portal.open(act.start);
      await expect(isReady(page, act.start)).toBeVisible();
      const counter = new Counter(page);
      await act[way](counter, page);
      await act.done(page);
      expect(counter.presses, "the count in docs/acts.md").toBe(COUNTS.get(act.id)?.[way]);
    });
  }
}
