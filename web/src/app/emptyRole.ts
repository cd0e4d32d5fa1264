/** What is said where nobody has a role: only auditors can all be deleted (§2.8). */
export const EMPTY_ROLE = {
  title: "Belum ada auditor",
  remedy: "Tambahkan auditor di Manajemen Auditor.",
};
