import type { Role } from "../engine";

const OF_ONE_TYPE: Partial<Record<Role, string>> = {
  internal_auditor: "Belum ada auditor internal",
  external_auditor: "Belum ada auditor eksternal",
};

/** What is said where nobody has any of these roles: only auditors can all be deleted (§2.8). */
export function emptyRole([role, ...others]: readonly [Role, ...Role[]]) {
  const ofType = others.length === 0 ? OF_ONE_TYPE[role] : undefined;
  return {
    title: ofType ?? "Belum ada auditor",
    remedy: "Tambahkan auditor di Manajemen Auditor.",
  };
}
