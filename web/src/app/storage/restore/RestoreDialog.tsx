import { Button } from "../../../ui/action/Button";
import { ProgressBar } from "../../../ui/feedback/ProgressBar";
import { FileDropZone } from "../../../ui/form/FileDropZone";
import { Dialog } from "../../../ui/overlay/Dialog";
import styles from "../dialogs.module.css";
import { PutBackOffer } from "../PutBackOffer";
import { CheckedBackup } from "./CheckedBackup";
import { useRestore } from "./useRestore";

export type RestoreDialogProps = { isOpen: boolean; onClose: () => void };

/** A backup in the place of everything, after it was checked and looked at. */
export function RestoreDialog({ isOpen, onClose }: RestoreDialogProps) {
  const { stage, choose, forget, restore } = useRestore(close);

  function close() {
    forget();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={stage.kind === "checked" ? "Ganti semua data dengan cadangan ini?" : "Pulihkan"}
      holds={stage.kind !== "choosing"}
      footer={
        <>
          {stage.kind === "checked" && <Button onClick={forget}>Pilih berkas lain</Button>}
          <Button onClick={close}>Batal</Button>
          {stage.kind === "checked" && (
            <Button variant="danger" onClick={restore}>
              Pulihkan
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {stage.kind === "choosing" && (
          <div className={styles.wide}>
            <FileDropZone
              label="Berkas cadangan"
              hint="Berkas .minerba dari Simpan cadangan. Isinya diperiksa dulu; belum ada yang berubah."
              accept=".minerba"
              error={stage.error}
              onFiles={(files) => void choose(files)}
            />
          </div>
        )}
        {stage.kind === "checking" && (
          <div className={styles.wide}>
            <ProgressBar label={`Memeriksa ${stage.name}…`} share={stage.share} />
          </div>
        )}
        {stage.kind === "checked" && <CheckedBackup {...stage} />}
        {stage.kind === "choosing" && <PutBackOffer onDone={close} />}
      </div>
    </Dialog>
  );
}
