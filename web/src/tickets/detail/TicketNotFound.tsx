import { SearchX } from "lucide-react";
import { useTitle } from "../../app/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";

/** The page of a ticket that does not exist or belongs to somebody else: the two cannot be told apart. */
export function TicketNotFound({ id, list }: { id: string; list: string }) {
  useTitle("Tiket tidak ditemukan");
  return (
    <>
      <PageHeader title="Tiket tidak ditemukan" />
      <EmptyState
        icon={SearchX}
        title={`Tidak ada tiket dengan kode “${id}” di sini.`}
        action={
          <LinkButton to={list} variant="primary">
            Kembali ke daftar tiket
          </LinkButton>
        }
      >
        Periksa kembali kodenya: enam huruf dan angka, misalnya pada surel atau tautan yang Anda
        terima.
      </EmptyState>
    </>
  );
}
