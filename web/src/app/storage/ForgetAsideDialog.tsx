import { useState } from "react";
import { forgetSetAside } from "../../storage/portalStorage";
import { Notice } from "../../ui/feedback/Notice";
import { toast } from "../../ui/feedback/toast";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";
import { StepButtons } from "./StepButtons";

/** Throws away what was set aside, after a question. */
export function ForgetAsideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);

  function close() {
    setFailed(false);
    onClose();
  }

  async function forget() {
    if (!(await forgetSetAside())) return setFailed(true);
    toast("Bagian yang disisihkan sudah dihapus.");
    close();
  }

  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void forget()}
      title="Hapus bagian yang disisihkan?"
      confirmLabel="Hapus"
    >
      <div className={styles.content}>
        {hasFailed && <Notice text="Belum terhapus: penyimpanan peramban menolak. Coba lagi." />}
        <p>
          Bagian yang rusak atau tidak dapat digabung dihapus dari peramban ini dan tidak dapat
          dikembalikan. Data yang sekarang dipakai tidak berubah.
        </p>
        <StepButtons steps={["copySetAside"]} />
      </div>
    </AlertDialog>
  );
}
