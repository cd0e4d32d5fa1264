import { Undo2 } from "lucide-react";
import { useStorageState } from "../../engine";
import { Button } from "../../ui/action/Button";
import styles from "./dialogs.module.css";
import { putPreviousBack } from "./replacing";

/** Warns that the stored previous state will be lost; only one is kept. */
export function PutBackLoss() {
  const { canPutBack } = useStorageState();
  if (!canPutBack) return null;
  return (
    <p>
      Data sebelum penggantian terakhir, yang masih disimpan, hilang dengan ini. Bila masih perlu,
      kembalikan dulu data itu dan simpan cadangannya.
    </p>
  );
}

/** Offers the state before the last 'Atur ulang' or 'Pulihkan'. */
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
