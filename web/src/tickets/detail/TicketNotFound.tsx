import { SearchX } from "lucide-react";
import { useTitle } from "../../app/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { shortened } from "../../ui/display/shortened";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";

/** Twice as long as a code is; more of an address says no more about what is wrong with it. */
const MOST_LETTERS = 12;

/** The page of a ticket that does not exist or belongs to somebody else: the two cannot be told apart. */
export function TicketNotFound({ id, list }: { id: string; list: string }) {
  useTitle("Tiket tidak ditemukan");
  return (
    <>
      <PageHeader title="Tiket tidak ditemukan" />
      <EmptyState
        icon={SearchX}
        title={`Tidak ada tiket dengan kode “${shortened(id, MOST_LETTERS)}” di sini.`}
        action={
          <LinkButton to={list} variant="primary">
            Kembali ke daftar tiket
          </LinkButton>
        }
      >
        Periksa kembali kodenya: enam huruf dan angka, misalnya pada surel atau tautan yang Anda
        terima. Tiket pengguna lain tidak tampil di sini; ganti pengguna di bagian atas bila perlu.
      </EmptyState>
    </>
  );
}
