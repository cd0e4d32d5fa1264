import type { Role } from "../engine";

const OF_ONE_TYPE: Partial<Record<Role, string>> = {
  internal_auditor: "Belum ada auditor internal",
  external_auditor: "Belum ada auditor eksternal",
};

/** Message if nobody has one of these roles. Only auditors can all be deleted (§2.8). */
export function emptyRole([role, ...others]: readonly [Role, ...Role[]]) {
  const ofType = others.length === 0 ? OF_ONE_TYPE[role] : undefined;
  return {
    title: ofType ?? "Belum ada auditor",
    remedy: "Tambahkan auditor di Manajemen Auditor.",
  };
}
