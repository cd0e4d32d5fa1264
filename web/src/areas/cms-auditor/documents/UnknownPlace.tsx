import type { DocumentQuery, DocumentShelf } from "../../../core/pkg/portal_core";
import { Notice } from "../../../ui/feedback/Notice";

export type UnknownPlaceProps = {
  asked: DocumentQuery;
  found: Pick<DocumentShelf, "unknown" | "badanUsaha">;
};

/** Says so when the address names a stage or company that the repository does not have. */
export function UnknownPlace({ asked, found }: UnknownPlaceProps) {
  if (found.unknown !== undefined) {
    return (
      <Notice
        tone="warning"
        text={`Tahapan "${found.unknown}" tidak ada di repositori.`}
        hint="Pilih salah satu tahapan di bawah, atau lewat daftar Tahapan."
      />
    );
  }
  if (asked.badanUsaha && found.badanUsaha === undefined) {
    return (
      <Notice
        tone="warning"
        text={`Badan usaha "${asked.badanUsaha}" tidak punya dokumen di sini.`}
        hint="Pilih badan usaha lain, atau ganti tahapannya."
      />
    );
  }
  return null;
}
