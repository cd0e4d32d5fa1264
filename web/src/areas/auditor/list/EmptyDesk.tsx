import { Inbox, Lock, SearchX } from "lucide-react";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";

export type EmptyDeskProps = { isFiltered: boolean; isLimited: boolean; onClear: () => void };

export function EmptyDesk({ isFiltered, isLimited, onClear }: EmptyDeskProps) {
  const title = isLimited ? "Tidak ada data yang dapat diakses" : "Tidak ada data yang ditemukan";
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title={title} action={<ClearFilters onClear={onClear} />}>
        Coba kata lain, atau tampilkan kembali semua data di daftar ini.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={isLimited ? Lock : Inbox} title={title}>
      Data muncul di sini begitu ditugaskan kepada Anda oleh admin CMS Auditor.
    </EmptyState>
  );
}
