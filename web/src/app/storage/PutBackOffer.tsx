import { Undo2 } from "lucide-react";
import { useStorageState } from "../../storage/status";
import { Button } from "../../ui/action/Button";
import styles from "./dialogs.module.css";
import { putPreviousBack } from "./replacing";

/** What was before the last 'Atur ulang' or 'Pulihkan' can be had back until the next one. */
export function PutBackOffer({ onDone }: { onDone: () => void }) {
  const { canPutBack } = useStorageState();
  if (!canPutBack) return null;

  async function putBack() {
    onDone();
    await putPreviousBack();
  }

  return (
    <section className={styles.offer}>
      <p>Data sebelum penggantian terakhir masih disimpan.</p>
      <Button size="small" icon={Undo2} onClick={() => void putBack()}>
        Kembalikan data sebelumnya
      </Button>
    </section>
  );
}
