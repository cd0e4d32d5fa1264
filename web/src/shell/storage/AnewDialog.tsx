import { beginAnew } from "../../engine";
import { StepButtons } from "./StepButtons";
import { StoredDataQuestion } from "./StoredDataQuestion";

/** Offers a new start if a newer version has stored data that this one cannot open. */
export function AnewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title="Mulai baru dengan data contoh?"
      confirmLabel="Mulai baru"
      act={beginAnew}
      onDone={() => location.reload()}
      failure="Belum dapat dimulai: peramban ini tidak mengizinkan basis data kedua. Tidak ada yang berubah."
    >
      <p>
        Data dari versi portal yang lebih baru tidak dihapus: data itu disisihkan utuh di peramban
        ini. Salinannya dapat diunduh dari menu Cadangan dan atur ulang.
      </p>
      <StepButtons steps={["copyStored"]} />
    </StoredDataQuestion>
  );
}
