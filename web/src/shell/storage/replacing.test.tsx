import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bytesOf, portal } from "../../engine";
import { clearToasts } from "../../shared/toast/toast";
import { backupBytes, LETTER, replyWithFile } from "../../testing/backups";
import { ofNewerBackup } from "../../testing/newerFormat";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { openCore } from "../openCore";
import { closeDataTask } from "./dataTasks";
import { putPreviousBack } from "./replacing";

/** Downloaded files by name. */
const saved = vi.hoisted(() => new Map<string, Blob>());

vi.mock("../../platform/download", () => ({
  download: (name: string, file: Blob) => saved.set(name, file),
}));

vi.unmock("../../engine/storage/portalStorage");

/** One portal for all tests, because the storage has only one. Data are in memory only. */
beforeAll(async () => {
  openTestPortal({ role: "badan_usaha" });
  await openCore();
});

beforeEach(() => {
  clearToasts();
  portal().dispatch({ session: { actAs: { role: "badan_usaha" } } });
  saved.clear();
});

afterEach(() => {
  act(() => {
    closeDataTask();
    clearToasts();
  });
});

const counts = () => {
  const counted = portal().attempt((core) => core.counts());
  if ("kind" in counted) throw new Error(counted.kind);
  return counted;
};

/** Number of messages in the sample data. */
const MESSAGES = 8;

const state = () => portal().attempt((core) => core.snapshot());

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));

async function chooseTask(task: string) {
  const drawn = portalAt("/agent/all-tickets");
  await press(drawn.user, "Cadangan dan atur ulang");
  await drawn.user.click(await screen.findByRole("menuitem", { name: task }));
  return drawn.user;
}

/** Resets, and removes the toast that offers to undo it. */
async function resetWithoutToast() {
  const user = await chooseTask("Atur ulang");
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Atur ulang" }));
  await screen.findByText("Data contoh dikembalikan seperti semula.");
  act(() => clearToasts());
  return user;
}

/** Ignores the live region, to find only the visible message beside the field. */
const shown = { ignore: "[role=status]" };

async function chooseFile(user: UserEvent, ...files: File[]) {
  const field = await screen.findByLabelText("Berkas cadangan");
  await user.upload(field, files);
}

describe("'Simpan cadangan'", () => {
  test("downloads one file with all data and names it", async () => {
    await chooseTask("Simpan cadangan");
    const text = await screen.findByText(/^Cadangan disimpan sebagai Cadangan_Portal_Minerba_/);
    const [[name, file] = ["", undefined]] = [...saved];
    expect(text.textContent).toBe(`Cadangan disimpan sebagai ${name}.`);
    expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(await backupBytes());
  });
});

describe("'Atur ulang'", () => {
  test("offers a backup first, restores the sample data, and can be undone", async () => {
    await replyWithFile();
    const before = state();
    const user = await chooseTask("Atur ulang");
    await press(user, "Simpan cadangan terlebih dahulu");
    await waitFor(() => expect(saved.size).toBe(1));
    expect(counts().messages).toBeGreaterThan(MESSAGES);
    const dialog = await screen.findByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Atur ulang" }));
    await screen.findByText("Data contoh dikembalikan seperti semula.");
    expect(counts().messages).toBe(MESSAGES);
    await press(user, "Urungkan");
    await screen.findByText("Data sebelumnya dikembalikan.");
    expect(state()).toEqual(before);
  });

  test("can be undone later from its dialog", async () => {
    const before = state();
    const user = await resetWithoutToast();
    expect(counts().messages).toBe(MESSAGES);
    await press(user, "Cadangan dan atur ulang");
    await user.click(await screen.findByRole("menuitem", { name: "Atur ulang" }));
    await press(user, "Kembalikan data sebelumnya");
    await screen.findByText("Data sebelumnya dikembalikan.");
    expect(state()).toEqual(before);
  });

  test("is undone once by two simultaneous calls", async () => {
    const before = state();
    const user = await resetWithoutToast();
    await act(() => Promise.all([putPreviousBack(), putPreviousBack()]));
    expect(screen.queryByText(/tidak dapat dikembalikan/, shown)).toBeNull();
    expect(state()).toEqual(before);
    await press(user, "Urungkan");
    await screen.findByText("Data sebelumnya dikembalikan.");
    expect(state()).not.toEqual(before);
  });
});

describe("'Pulihkan'", () => {
  test("compares a backup with the present data, restores it with files, and can be undone", async () => {
    const id = await replyWithFile();
    const backup = await backupBytes();
    const atBackup = state();
    await replyWithFile("%PDF-1.7 sesudahnya");
    const before = state();

    const user = await chooseTask("Pulihkan");
    await chooseFile(user, new File([backup], "lama.minerba"));
    await screen.findByRole("heading", { name: "Ganti semua data dengan cadangan ini?" });
    const replies = screen.getByRole("row", { name: /^Balasan/ });
    const [now, then] = within(replies).getAllByRole("cell");
    expect(Number(now?.textContent)).toBe(Number(then?.textContent) + 1);
    expect(screen.getByText(/utuh. Dibuat/).textContent).toMatch(
      /^lama\.minerba utuh\. Dibuat \d+ \p{L}+ \d{4} pukul \d\d\.\d\d WIB\.$/u,
    );
    expect(state()).toEqual(before);

    await press(user, "Pulihkan");
    await screen.findByText("Data dipulihkan dari cadangan.");
    expect(state()).toEqual(atBackup);
    expect(await (await bytesOf(id))?.text()).toBe(LETTER);

    await press(user, "Urungkan");
    await screen.findByText("Data sebelumnya dikembalikan.");
    expect(state()).toEqual(before);
  });

  test.each([
    ["catatan.minerba", "bukan cadangan", /bukan cadangan Portal Minerba\. Pilih berkas \.minerba/],
    ["kosong.minerba", "", /bukan cadangan Portal Minerba/],
  ])(
    "explains beside the field why %s is refused, and changes nothing",
    async (name, text, words) => {
      const before = state();
      const user = await chooseTask("Pulihkan");
      await chooseFile(user, new File([text], name));
      const message = await screen.findByText(words, shown);
      expect(message.textContent).toContain(name);
      const field = screen.getByLabelText("Berkas cadangan");
      expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
      expect(state()).toEqual(before);
    },
  );

  test("tells a truncated backup from one of a newer version", async () => {
    const backup = await backupBytes();
    const before = state();
    const user = await chooseTask("Pulihkan");
    await chooseFile(user, new File([backup.slice(0, -1)], "robek.minerba"));
    await screen.findByText(/^robek\.minerba rusak atau terpotong\. Salin ulang/, shown);
    await chooseFile(user, new File([ofNewerBackup(backup)], "baru.minerba"));
    await screen.findByText(
      /^baru\.minerba dibuat oleh versi portal yang lebih baru\. Buka/,
      shown,
    );
    expect(state()).toEqual(before);
  });

  test("refuses two files at once", async () => {
    const user = await chooseTask("Pulihkan");
    await chooseFile(user, new File(["a"], "a.minerba"), new File(["b"], "b.minerba"));
    expect(await screen.findByText("Pilih satu berkas saja.", shown)).toBeTruthy();
  });

  test("shows the progress of a long restore, and 'Batal' changes nothing", async () => {
    const { living } = portal();
    const before = state();
    const user = await chooseTask("Pulihkan");
    await chooseFile(user, new File([await backupBytes()], "lama.minerba"));
    const turns: (() => void)[] = [];
    const prepare = vi.spyOn(living, "prepare").mockImplementation(async (_, onShare) => {
      onShare(0.25);
      await new Promise<void>((resolve) => turns.push(resolve));
      onShare(0.5);
    });
    await press(user, "Pulihkan");
    const bar = await screen.findByRole("progressbar", { name: "Memulihkan…" });
    expect(bar.getAttribute("value")).toBe("0.25");
    expect(screen.queryByRole("button", { name: "Pilih berkas lain" })).toBeNull();
    await press(user, "Batal");
    await act(async () => turns[0]?.());
    expect(screen.queryByText("Data dipulihkan dari cadangan.")).toBeNull();
    expect(state()).toEqual(before);
    prepare.mockRestore();
  });

  test("accepts another file, and 'Batal' changes nothing", async () => {
    const backup = await backupBytes();
    await replyWithFile();
    const before = state();
    const user = await chooseTask("Pulihkan");
    await chooseFile(user, new File([backup], "a.minerba"));
    await press(user, "Pilih berkas lain");
    expect(document.activeElement).toBe(screen.getByLabelText("Berkas cadangan"));
    await chooseFile(user, new File([backup], "b.minerba"));
    await press(user, "Batal");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(state()).toEqual(before);
  });
});
