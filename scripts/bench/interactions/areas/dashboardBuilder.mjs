import { inDialog, into, keyed, pressed, searched, step } from "../press.mjs";

/** Dashboards are searched, created and drawn. */
export const dashboardBuilder = [
  ...into("Dashboard Builder"),
  ...searched("pr"),
  pressed("shown as a list", "radio", "Tampilan daftar"),
  pressed("shown as cards", "radio", "Tampilan kisi"),
  pressed("form opened", "link", "Create Dashboard"),
  step("into the name", inDialog("textbox", "Nama")),
  keyed("letter of the name", "a"),
  keyed("and closed", "Escape"),
  pressed("dashboard opened", "link", "Layanan Tiket"),
  pressed("editor opened", "link", "Edit"),
  pressed("gallery opened", "button", "Tambah widget"),
  step("widget taken", inDialog("button", /^Metrik|^Metric|^Angka/)),
  step("into its title", inDialog("textbox", "Judul")),
  keyed("letter of the title", "a"),
  keyed("settings closed", "Escape"),
  pressed("into a handle", "button", /^Ubah ukuran/),
  keyed("widget made higher", "ArrowDown"),
  keyed("and taken back", "Control+z"),
  pressed("account opened", "button", /^Akun /),
  pressed("leaving asked", "menuitem", "Keluar"),
  pressed("left", "button", "Buang perubahan"),
];
