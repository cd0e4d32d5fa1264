import { Undo2 } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";

/** Says that the form is not empty because it was left unfinished, and offers an empty one. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      text="Isian terakhir dipulihkan"
      hint="Formulir ini ditinggalkan sebelum dikirim; isian dan lampirannya masih ada."
      action={
        <Button size="small" icon={Undo2} onClick={onDiscard}>
          Buang isian
        </Button>
      }
    />
  );
}
