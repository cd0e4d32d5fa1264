/** User-facing texts of the tabs 'Agen', 'Perusahaan' and 'Departemen'. */

import { shortened } from "../../../ui/display/shortened";

/** Letters of a name in a notice. */
const MOST_LETTERS = 60;

export const fieldTexts = {
  name: "Nama",
  email: "Email",
  department: "Departemen",
  province: "Provinsi",
  status: "Status",
  unfinished: "Belum selesai",
  agents: "Agen aktif",
  contact: "Kontak utama",
};

export const tabTexts = {
  change: "Ubah",
  deactivate: "Nonaktifkan",
  activate: "Aktifkan",
  active: "Aktif",
  inactive: "Nonaktif",
  tickets: (count: string) => `${count} tiket`,
  unfinishedTickets: (count: string) => `${count} tiket belum selesai`,
  noneFound: "Tidak ada yang cocok",
  noneFoundHint: "Coba kata lain.",
  noAccount: "Tanpa akun",
  question: (name: string) => `Nonaktifkan ${name}?`,
  deactivated: (name: string) => `${shortened(name, MOST_LETTERS)} dinonaktifkan.`,
  activated: (name: string) => `${shortened(name, MOST_LETTERS)} diaktifkan kembali.`,
  saved: (name: string) => `${shortened(name, MOST_LETTERS)} disimpan.`,
  save: "Simpan",
};

export const agentTexts = {
  list: "Agen",
  search: "Cari agen",
  add: "Tambah Agen",
  edit: "Ubah Agen",
  chooseDepartment: "Pilih departemen",
  noDepartment:
    "Belum ada departemen yang aktif. Tambahkan atau aktifkan departemen terlebih dahulu.",
  toDepartments: "Buka Departemen",
  emailHint: "Alamat kementerian.",
  newEmailHint: "Alamat kementerian. Balasan lama tetap memakai nama agen ini.",
  nameHint: "Tiket yang sudah ditugaskan tetap menampilkan nama saat penugasan.",
  empty: "Belum ada agen",
  emptyHint: "Pilih Tambah Agen agar tiket dapat ditugaskan.",
};

export const companyTexts = {
  list: "Perusahaan",
  search: "Cari perusahaan",
  add: "Tambah Perusahaan",
  edit: "Ubah Perusahaan",
  chooseProvince: "Pilih provinsi",
  nameHint: "Nama tidak dapat diubah karena tiket atau data sudah menyebutnya.",
  emailHint: "Alamat akun untuk mengajukan tiket. Kosongkan bila perusahaan belum memiliki akun.",
  empty: "Belum ada perusahaan",
  emptyHint: "Pilih Tambah Perusahaan agar perusahaan dapat mengajukan tiket.",
};

export const contactTexts = {
  title: "Kontak",
  note: "Terlihat oleh petugas dan oleh perusahaan itu pada halaman tiket. Kontak pertama adalah kontak utama.",
  person: (row: number) => (row === 1 ? "Kontak utama" : `Kontak ${row}`),
  name: "Nama kontak",
  position: "Jabatan",
  email: "Email kontak",
  phone: "Telepon",
  makeMain: "Jadikan kontak utama",
  remove: (row: number) => `Hapus kontak ${row}`,
  add: "Tambah kontak",
};

export const departmentTexts = {
  list: "Departemen",
  search: "Cari departemen",
  add: "Tambah Departemen",
  edit: "Ubah Departemen",
  empty: "Belum ada departemen",
  activeAgents: (count: string) => `${count} agen aktif`,
  emptyHint: "Pilih Tambah Departemen agar tiket dapat dikirim ke antreannya.",
};
