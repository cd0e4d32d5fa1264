import { type Refusal, refusalText } from "../../engine";

/** Explains why an earlier value cannot be restored and what to do first. */
export function restoreRefusal(refusal: Refusal): string {
  if (refusal.reason === "notFound" && refusal.what === "auditor") {
    return "Auditornya sudah dihapus. Pulihkan auditornya lebih dulu dari Riwayat auditor.";
  }
  if (refusal.reason === "notFound" && refusal.what === "data") {
    return "Datanya sudah dihapus, dan tidak kembali dari riwayat. Muat lagi datanya, lalu tugaskan kembali.";
  }
  const isTaken =
    refusal.reason === "invalid" &&
    refusal.errors.some(({ problem }) => problem.problem === "taken");
  return isTaken
    ? "Namanya sudah dipakai yang lain. Ubah nama yang sekarang memakainya lebih dulu, lalu coba lagi."
    : refusalText(refusal);
}
