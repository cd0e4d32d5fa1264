import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { shortened } from "../../ui/display/shortened";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";

/** Twice as long as a code is; more of an address says no more about what is wrong with it. */
const MOST_LETTERS = 12;

export type TicketNotFoundProps = {
  id: string;
  list: string;
  /** Whose tickets are shown here at all. */
  whose: string;
  /** It was on this page a moment ago. */
  isGone?: boolean | undefined;
  /** What else can be done. */
  children?: ReactNode;
};

/** The page of a ticket that does not exist or, for a business, belongs to another: the two cannot be told apart. */
export function TicketNotFound({ id, list, whose, isGone = false, children }: TicketNotFoundProps) {
  useTitle("Tiket tidak ditemukan");
  const code = shortened(id, MOST_LETTERS);
  return (
    <>
      <PageHeader title="Tiket tidak ditemukan" />
      <EmptyState
        icon={SearchX}
        title={
          isGone
            ? `Tiket “${code}” sudah tidak ada di sini.`
            : `Tidak ada tiket dengan kode “${code}” di sini.`
        }
        action={
          <LinkButton to={list} variant="primary">
            Kembali ke daftar tiket
          </LinkButton>
        }
      >
        {isGone
          ? "Pengajuannya diurungkan, atau datanya diganti."
          : "Periksa kembali kodenya: enam huruf dan angka, misalnya pada email atau tautan yang Anda terima."}{" "}
        {whose}
      </EmptyState>
      {children}
    </>
  );
}
