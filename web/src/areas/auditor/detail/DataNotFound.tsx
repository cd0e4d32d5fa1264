import { SearchX } from "lucide-react";
import { AUDITORS } from "../../../shared/roleEntries";
import { useTitle } from "../../../shared/useTitle";
import { WrongPerson } from "../../../shell/layout/WrongPerson";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { PageHeader } from "../../../ui/page/PageHeader";
import { useDeskPath } from "../useDeskPath";

/** Shown for data that does not exist and for data of another auditor. The text is the same, so it reveals nothing. */
export function DataNotFound() {
  useTitle("Data tidak ditemukan");
  const desk = useDeskPath();
  return (
    <>
      <PageHeader title="Data tidak ditemukan" />
      <EmptyState
        icon={SearchX}
        title="Tidak ada data dengan kode ini di daftar Anda."
        action={
          <LinkButton to={desk} variant="primary">
            Kembali ke daftar data
          </LinkButton>
        }
      >
        Mungkin kodenya salah ketik, penugasannya sudah dihapus, atau data ini ditugaskan kepada
        auditor lain.
      </EmptyState>
      <WrongPerson roles={AUDITORS} />
    </>
  );
}
