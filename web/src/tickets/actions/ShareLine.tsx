import { Copy } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/action/Button";
import { copyText } from "../../ui/action/copyText";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./ShareDialog.module.css";

export type ShareLineProps = {
  label: string;
  text: string;
  rows: number;
  copyLabel: string;
  onCopied: (done: boolean) => void;
};

export function ShareLine({ label, text, rows, copyLabel, onCopied }: ShareLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.line}>
      <TextArea ref={field} label={label} rows={rows} value={text} readOnly />
      <Button
        icon={Copy}
        onClick={async () => {
          if (field.current) onCopied(await copyText(field.current));
        }}
      >
        {copyLabel}
      </Button>
    </div>
  );
}
