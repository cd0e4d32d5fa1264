import { takeAsideBack } from "../../engine";
import { StoredDataQuestion } from "./StoredDataQuestion";

/** The way back to data that were set aside whole, for whoever has the version that can read them again. */
export function SwapDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title="Tukar dengan data yang disisihkan?"
      confirmLabel="Tukar"
      tone="primary"
      act={takeAsideBack}
      onDone={() => location.reload()}
      failure="Belum dapat ditukar: data yang disisihkan tidak dapat dibuka portal. Tidak ada yang berubah."
    >
      <p>
        Portal dimuat ulang dengan data yang disisihkan. Data sekarang tidak dihapus: data itu
        disisihkan utuh, dan dengan cara yang sama Anda kembali ke sana. Tab portal lain hanya dapat
        membaca data sekarang sampai dimuat ulang.
      </p>
      <p>
        Data dari versi portal yang lebih baru tetap hanya dapat dibaca sampai versi itu dibuka.
      </p>
    </StoredDataQuestion>
  );
}
