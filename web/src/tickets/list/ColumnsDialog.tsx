import type { ColumnKey, TicketList } from "../../engine";
import { Button } from "../../ui/action/Button";
import { CheckField } from "../../ui/form/CheckField";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./SaveViewDialog.module.css";
import { viewTexts as texts } from "./texts";

export type ColumnsDialogProps = {
  view: TicketList;
  onChange: (columns: string | undefined) => void;
  onClose: () => void;
};

/** Chooses the columns of the list. Each choice acts at once. */
export default function ColumnsDialog({ view, onChange, onClose }: ColumnsDialogProps) {
  const shown = new Set(view.columns.map(({ key }) => key));
  const toggle = (key: ColumnKey, isShown: boolean) => {
    const next = new Set(shown);
    if (isShown) next.add(key);
    else next.delete(key);
    onChange([...next].join(","));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.columns}
      size="small"
      footer={
        <>
          <Button onClick={() => onChange(undefined)}>{texts.usualColumns}</Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {view.columnOptions
          .filter(({ isNeeded }) => !isNeeded)
          .map(({ key, label }) => (
            <CheckField
              key={key}
              label={label}
              checked={shown.has(key)}
              onChange={(isShown) => toggle(key, isShown)}
            />
          ))}
        <p className={styles.hint}>{texts.columnsHint}</p>
      </div>
    </Dialog>
  );
}
