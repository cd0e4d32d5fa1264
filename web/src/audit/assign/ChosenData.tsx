import { Check, Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import type { ChosenData as Chosen } from "../../engine";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import styles from "./assign.module.css";
import { DataPicker } from "./DataPicker";
import { Holders } from "./Holders";
import { chosenTexts } from "./texts";

export type ChosenDataProps = {
  /** The data for which the dialog was opened are first and stay. */
  data: readonly Chosen[];
  auditor: string;
  onChange: (ids: readonly string[]) => void;
};

/** The data to assign, with who has them already. In their place a list to choose more can be opened. */
export function ChosenData({ data, auditor, onChange }: ChosenDataProps) {
  const [isPicking, setPicking] = useState(false);
  const [removed, setRemoved] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const ids = data.map(({ id }) => id);

  function remove({ id, name }: Chosen) {
    // The button disappears with its row.
    add.current?.focus();
    setRemoved(chosenTexts.removed(name));
    onChange(ids.filter((other) => other !== id));
  }

  return (
    <section className={styles.chosen} aria-label={chosenTexts.label}>
      {isPicking ? (
        <DataPicker chosen={ids} onChange={onChange} />
      ) : (
        <ul className={styles.list}>
          {data.map((one, index) => (
            <li key={one.id} className={styles.data}>
              <div className={styles.named}>
                <strong dir="auto">{one.name}</strong>
                <span dir="auto">{one.place}</span>
              </div>
              {index > 0 && (
                <IconButton
                  label={chosenTexts.remove(one.name)}
                  icon={X}
                  size="small"
                  onClick={() => remove(one)}
                />
              )}
              <Holders holders={one.holders} chosen={auditor} />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion message={removed} />
      <div>
        <Button
          ref={add}
          size="small"
          variant={isPicking ? "secondary" : "quiet"}
          icon={isPicking ? Check : Plus}
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? chosenTexts.done : chosenTexts.add}
        </Button>
      </div>
    </section>
  );
}
