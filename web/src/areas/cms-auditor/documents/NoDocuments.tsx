import { FileSearch, Upload } from "lucide-react";
import { Button } from "../../../ui/action/Button";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import type { DocumentShelfState } from "./useDocumentShelf";

export type NoDocumentsProps = { state: DocumentShelfState; onLoad: () => void };

/** What stands where documents would be, with the one thing to do about it (§2.8). */
export function NoDocuments({ state: { query, clear }, onLoad }: NoDocumentsProps) {
  const isFiltered = Boolean(query.search || query.format);
  return isFiltered ? (
    <EmptyState
      icon={FileSearch}
      title="No documents found"
      lang="en"
      action={<Button onClick={clear}>Hapus pencarian dan filter</Button>}
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
