import { Split } from "lucide-react";
import { lazy, useState } from "react";
import type { Entry } from "../../engine";
import { IconButton } from "../../ui/action/IconButton";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { caseTexts } from "./texts";

const SplitDialog = lazy(() => import("./SplitDialog"));

/** Staff make a message of the company into a new ticket. */
export function SplitMessage({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  if (entry.split === undefined) return null;
  return (
    <>
      <IconButton size="small" icon={Split} label={caseTexts.split} onClick={() => setOpen(true)} />
      {isOpen && (
        <LateDialog>
          <SplitDialog message={entry.split} entry={entry} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
