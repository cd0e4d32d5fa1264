import { useState } from "react";
import { beginAnew } from "../../storage/portalStorage";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";
import { StepButtons } from "./StepButtons";

/** A way on where a newer version has stored what this one cannot open. */
export function AnewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);

  function close() {
    setFailed(false);
    onClose();
  }

  async function begin() {
    if (await beginAnew()) location.reload();
    else setFailed(true);
  }

  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void begin()}
      title="Mulai baru dengan data contoh?"
      confirmLabel="Mulai baru"
    >
      <div className={styles.content}>
        {hasFailed && (
          <Notice text="Belum dapat dimulai: peramban ini tidak mengizinkan basis data kedua. Tidak ada yang berubah." />
        )}
        <p>
          Data dari versi portal yang lebih baru tidak dihapus: data itu disisihkan utuh di peramban
          ini. Dari menu Cadangan dan atur ulang salinannya dapat diunduh, dan setelah versi itu
          terbuka lagi Anda dapat kembali ke sana.
        </p>
        <StepButtons steps={["copyStored"]} />
      </div>
    </AlertDialog>
  );
}
