import { Plus } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { LabelNaming } from "./LabelNaming";

/** Adds a label, and puts it on the given ticket. The field stays open for another one. */
export function AddLabel({ ticket }: { ticket?: string | undefined }) {
  return (
    <LabelNaming fieldLabel="Label baru" ticket={ticket}>
      <Button type="submit" icon={Plus}>
        Tambah
      </Button>
    </LabelNaming>
  );
}
