import { Plus } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { LabelNaming } from "./LabelNaming";
import { namingTexts } from "./texts";

/** Adds a label, and puts it on the given ticket. The field stays open for another one. */
export function AddLabel({ ticket }: { ticket?: string | undefined }) {
  return (
    <LabelNaming fieldLabel={namingTexts.newLabel} ticket={ticket}>
      <Button type="submit" icon={Plus}>
        {namingTexts.add}
      </Button>
    </LabelNaming>
  );
}
