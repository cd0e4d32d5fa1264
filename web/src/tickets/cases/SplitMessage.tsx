import { Split } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Entry } from "../../engine";
import { IconButton } from "../../ui/action/IconButton";
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
        <Suspense>
          <SplitDialog message={entry.split} entry={entry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
