import { Undo2 } from "lucide-react";
import { useStorageState } from "../../engine";
import { Button } from "../../ui/action/Button";
import styles from "./dialogs.module.css";
import { putPreviousBack } from "./replacing";
import { replaceTexts as texts } from "./texts";

/** Warns that the stored previous state will be lost; only one is kept. */
export function PutBackLoss() {
  const { canPutBack } = useStorageState();
  if (!canPutBack) return null;
  return <p>{texts.previousLost}</p>;
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
      <p>{texts.previousKept}</p>
      <Button size="small" icon={Undo2} onClick={() => void putBack()}>
        {texts.offer}
      </Button>
    </section>
  );
}
