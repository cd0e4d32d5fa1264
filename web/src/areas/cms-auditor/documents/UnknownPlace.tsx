import type { DocumentShelf } from "../../../engine";
import { Notice } from "../../../ui/feedback/Notice";

export type UnknownPlaceProps = {
  view: Pick<DocumentShelf, "unknown" | "unknownCompany">;
};

export function UnknownPlace({ view: { unknown, unknownCompany } }: UnknownPlaceProps) {
  if (unknown !== undefined) {
    return (
      <Notice
        tone="warning"
        text={`Tahapan "${unknown}" tidak ada di repositori.`}
        hint="Pilih salah satu tahapan di bawah, atau lewat daftar Tahapan."
      />
    );
  }
  if (unknownCompany !== undefined) {
    return (
      <Notice
        tone="warning"
        text={`Badan usaha "${unknownCompany}" tidak punya dokumen di sini.`}
        hint="Pilih badan usaha lain, atau ganti tahapannya."
      />
    );
  }
  return null;
}
