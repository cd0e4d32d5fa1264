import { ClipboardList, SearchX } from "lucide-react";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";

export type EmptyAssignmentsProps = { isFiltered: boolean; onClear: () => void };

export function EmptyAssignments({ isFiltered, onClear }: EmptyAssignmentsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title="Tidak ada penugasan yang cocok"
        action={<ClearFilters onClear={onClear} />}
      >
        Coba kata lain, atau tampilkan kembali semua penugasan.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ClipboardList}
      title="Belum ada penugasan"
      action={<LinkButton to={paths.cmsAuditor.query}>Query Data Tabular</LinkButton>}
    >
      Pilih data atau dokumen, lalu tugaskan kepada auditor; penugasannya tampil di sini.
    </EmptyState>
  );
}
