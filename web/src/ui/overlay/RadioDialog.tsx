import { useState } from "react";
import { Button } from "../action/Button";
import { type Option, RadioOptions } from "../form/RadioOptions";
import { Dialog } from "./Dialog";

export type RadioDialogProps<Value extends string> = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  lang?: string | undefined;
  options: readonly Option<Value>[];
  /** What is chosen when the dialog opens. */
  value: Value | null;
  confirmLabel: string;
  onConfirm: (value: Value) => void;
};

/** Asks for one choice and a confirmation. */
export function RadioDialog<Value extends string>(props: RadioDialogProps<Value>) {
  // Unmounted while closed, so that each opening starts from the current value.
  return props.isOpen ? <OpenRadioDialog {...props} /> : null;
}

function OpenRadioDialog<Value extends string>({
  isOpen,
  onClose,
  title,
  lang,
  options,
  value,
  confirmLabel,
  onConfirm,
}: RadioDialogProps<Value>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      lang={lang}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            reason={chosen === null ? "Pilih salah satu dahulu" : undefined}
            onClick={() => {
              if (chosen !== null) onConfirm(chosen);
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <RadioOptions
        legend={title}
        hideLegend
        options={options}
        value={chosen}
        onChange={setChosen}
        autoFocus
      />
    </Dialog>
  );
}
