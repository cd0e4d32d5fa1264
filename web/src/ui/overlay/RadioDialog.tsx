import { Button } from "../action/Button";
import { type Option, RadioOptions } from "../form/RadioOptions";
import { useMedia } from "../page/useMedia";
import { Dialog } from "./Dialog";
import { overlayTexts, radioDialogTexts as texts } from "./texts";

export type RadioDialogProps<Value extends string> = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  lang?: string | undefined;
  options: readonly Option<Value>[];
  /** The present choice. */
  value: Value | null;
  onChoose: (value: Value) => void;
};

/** Asks for one choice and closes as soon as it is made. */
export function RadioDialog<Value extends string>({
  options,
  value,
  onChoose,
  ...dialog
}: RadioDialogProps<Value>) {
  return (
    <Dialog
      {...dialog}
      size="small"
      footer={<Button onClick={dialog.onClose}>{overlayTexts.close}</Button>}
    >
      <RadioOptions
        legend={dialog.title}
        hideLegend
        hint={useMedia("(pointer: coarse)") ? texts.saved : texts.savedWithKeys}
        options={options}
        value={value}
        onChange={onChoose}
        isImmediate
        hasLetters
        autoFocus
      />
    </Dialog>
  );
}
