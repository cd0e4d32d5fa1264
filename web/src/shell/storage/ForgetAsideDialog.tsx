import { forgetSetAside } from "../../engine";
import { toast } from "../../shared/toast/toast";
import { StepButtons } from "./StepButtons";
import { StoredDataQuestion } from "./StoredDataQuestion";

/** Deletes quarantined pieces after a confirmation. */
export function ForgetAsideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title="Hapus bagian yang disisihkan?"
      confirmLabel="Hapus"
      act={forgetSetAside}
      onDone={() => toast("Bagian yang disisihkan sudah dihapus.")}
      failure="Belum terhapus: penyimpanan peramban menolak. Coba lagi."
    >
      <p>
        Bagian yang rusak atau tidak dapat digabung dihapus dari peramban ini dan tidak dapat
        dikembalikan. Data yang sekarang dipakai tidak berubah.
      </p>
      <StepButtons steps={["copySetAside"]} />
    </StoredDataQuestion>
  );
}
