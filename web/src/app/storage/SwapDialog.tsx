import { useState } from "react";
import { takeAsideBack } from "../../storage/portalStorage";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";

/** The way back to data that were set aside whole, for whoever has the version that can read them again. */
export function SwapDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);

  function close() {
    setFailed(false);
    onClose();
  }

  async function swap() {
    if (await takeAsideBack()) location.reload();
    else setFailed(true);
  }

  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void swap()}
      title="Tukar dengan data yang disisihkan?"
      confirmLabel="Tukar"
      tone="primary"
    >
      <div className={styles.content}>
        {hasFailed && (
          <Notice text="Belum dapat ditukar: data yang disisihkan tidak dapat dibuka portal. Tidak ada yang berubah." />
        )}
        <p>
          Portal dimuat ulang dengan data yang disisihkan. Data sekarang tidak dihapus: data itu
          disisihkan utuh, dan dengan cara yang sama Anda kembali ke sana. Tab portal lain tetap
          memakai data sekarang sampai dimuat ulang.
        </p>
        <p>
          Data dari versi portal yang lebih baru tetap hanya dapat dibaca sampai versi itu dibuka.
        </p>
      </div>
    </AlertDialog>
  );
}
