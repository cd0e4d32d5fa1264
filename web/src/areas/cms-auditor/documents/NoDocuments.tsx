import { FileSearch, Upload } from "lucide-react";
import { Button } from "../../../ui/action/Button";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";

export type NoDocumentsProps = { isFiltered: boolean; onClear: () => void; onLoad: () => void };

export function NoDocuments({ isFiltered, onClear, onLoad }: NoDocumentsProps) {
  return isFiltered ? (
    <EmptyState
      icon={FileSearch}
      title="No documents found"
      lang="en"
      action={<ClearFilters onClear={onClear} />}
    >
      Tidak ada dokumen yang cocok. Coba kata lain atau format lain.
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileSearch}
      title="No documents found"
      lang="en"
      action={
        <Button icon={Upload} onClick={onLoad}>
          Muat dokumen
        </Button>
      }
    >
      Belum ada dokumen di sini. Pilih tahapan lain, atau muat dokumen pertama.
    </EmptyState>
  );
}
