import { Plus } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { LabelNaming } from "./LabelNaming";

/** Adds a label; the field stays for the next one. */
export function AddLabel() {
  return (
    <LabelNaming fieldLabel="Label baru">
      <Button type="submit" icon={Plus}>
        Tambah
      </Button>
    </LabelNaming>
  );
}
