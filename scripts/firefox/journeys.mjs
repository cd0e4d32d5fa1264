import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";

const letter = inRoot("seeds", "files", "surat-permohonan-revisi-rkab.pdf");

const TITLE = "Bukti setor PNBP tidak terbaca sistem";
const ANSWER = "Mohon kirim ulang bukti setor dengan resolusi 300 dpi.";

/** Plays a complaint between company and agent to its end. Returns the ticket's code. */
export async function complaint(user) {
  await user.open("/");
  await user.enterAs("Badan Usaha");
  await user.goTo("Ajukan Tiket");
  await user.write("Judul", TITLE);
  await user.select("Kategori", "Regulasi");
  await user.write("Deskripsi", "Bukti setor ditolak tanpa keterangan sejak kemarin.");
  await user.attach(letter);
  await user.reads("surat-permohonan-revisi-rkab.pdf", 'main [role="list"], main ul');
  await user.press("Kirim");
  await user.reads(TITLE, "h1");
  const code = user.lastOfAddress();

  await user.enterAs("Agent");
  await user.goTo("New");
  await user.pressInRow(code, "Take Ticket");
  await user.goTo("Open");
  await user.openRow(code);
  await user.write("Balasan", ANSWER);
  await user.pressBeginning("Kirim Tiket");
  await user.reads(ANSWER, "article");

  await user.enterAs("Badan Usaha");
  await user.openRow(code);
  await user.reads(ANSWER, "article");
  await user.press("Close Ticket");
  await user.press("Tutup tiket", '[role="alertdialog"]');
  await user.sees("button", "Buka kembali");
  return code;
}

/** Checks the result of {@link complaint}. */
export async function complaintIsThere(user, code) {
  await user.open(`/agent/tickets/${code}`);
  await user.reads(TITLE, "h1");
  await user.reads("Closed");
  await user.reads(ANSWER, "article");
  await user.reads("surat-permohonan-revisi-rkab.pdf");
}

const DATA = "Penjualan - PT Bara Khatulistiwa";
const MAYA = "Maya Anggraini";
const assignDialog = '[role="dialog"]';

/** Finds a dataset, assigns it, works through it as its auditor and sees it completed. */
export async function assignment(user) {
  await user.enterAs("CMS Auditor");
  await user.goTo("Query Data Tabular");
  await user.select("Tahapan", "Penjualan");
  await user.select("Badan Usaha", "PT Bara Khatulistiwa");
  await user.select("Kegiatan", "Penjualan");
  await user.press("Query Data");
  await user.reads("24 records");
  await user.press("Assign to Auditor");
  await user.select("Auditor", MAYA, assignDialog);
  await user.press("Assign", assignDialog);
  await user.misses("dialog", "Tugaskan ke auditor");

  await user.enterAs("Internal Auditor");
  await user.openAccount();
  await user.choose("menuitemradio", MAYA);
  await user.reads(`Data yang di-assign untuk ${MAYA}`, "h1");
  await user.openRow(DATA);
  await user.reads("PK-001", "table");
  await user.press("Mulai");
  await user.press("Selesai");
  await user.misses("button", "Selesai");
  await assignmentIsThere(user);
}

/** Checks the result of {@link assignment}. */
export async function assignmentIsThere(user) {
  await user.enterAs("CMS Auditor");
  await user.goTo("Penugasan");
  await user.reads(MAYA, `tr:has(a)`);
  await user.reads("Selesai", `tr:has(a)`);
}

const DASHBOARD = "Ringkasan harian";
const BY_STATUS = "Tiket menurut status";

/** Creates a dashboard, saves it and reads it. */
export async function dashboard(user) {
  await user.enterAs("Dashboard Builder");
  await user.goTo("Create Dashboard");
  await user.write("Nama", DASHBOARD, '[role="dialog"]');
  await user.press("Simpan", '[role="dialog"]');
  await user.reads(DASHBOARD, "h1");
  await user.press("Tambah widget");
  await user.press("Bar", '[role="dialog"]');
  await user.select("Sumber data", "Tiket");
  await user.write("Judul", BY_STATUS);
  await user.select("Kelompokkan menurut", "Status");
  await user.seesDrawing(BY_STATUS);
  await user.press("Selesai", '[role="dialog"]');
  await user.press("Simpan");
  await dashboardIsThere(user);
  await user.isStored();
}

/** Checks the result of {@link dashboard}. */
export async function dashboardIsThere(user) {
  await user.enterAs("Dashboard Builder");
  await user.goTo("Daftar Dashboard");
  await user.choose("link", DASHBOARD, "main");
  await user.reads(DASHBOARD, "h1");
  await user.seesDrawing(BY_STATUS);
}

const DATA_MENU = "Cadangan dan atur ulang";

/** Saves all data to a file in `downloads`, resets, and restores from the file. */
export async function backup(user, code, downloads) {
  await user.open(`/agent/tickets/${code}`);
  await user.press(DATA_MENU);
  await user.choose("menuitem", "Simpan cadangan");
  const file = await arrivalIn(downloads, /\.minerba$/);

  await user.press(DATA_MENU);
  await user.choose("menuitem", "Atur ulang");
  await user.press("Atur ulang", '[role="alertdialog"]');
  await user.reads("Tiket tidak ditemukan", "h1");

  await user.press(DATA_MENU);
  await user.choose("menuitem", "Pulihkan");
  await user.attach(file);
  await user.press("Pulihkan", '[role="dialog"]');
  await user.reads(TITLE, "h1");
  await user.isStored();
  await complaintIsThere(user, code);
}

/** The file whose name matches, once it is complete. */
async function arrivalIn(folder, pattern) {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(100)) {
    const names = readdirSync(folder);
    const name = names.find((each) => pattern.test(each));
    if (name && !names.some((each) => each.endsWith(".part"))) return join(folder, name);
  }
  throw new Failure(`Firefox: nothing like ${pattern} was downloaded`);
}
