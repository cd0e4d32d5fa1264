import type { BulkPreview } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { BulkEffect } from "./BulkEffect";
import { effectTexts as texts } from "./texts";

export type BulkResultProps = { result: BulkPreview; onClose: () => void };

/** Tells of each ticket whether it was changed, and why not. */
export default function BulkResult({ result, onClose }: BulkResultProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.result.changes(result.changes)}
      size="large"
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <BulkEffect effect={result} tense="result" />
    </Dialog>
  );
}
