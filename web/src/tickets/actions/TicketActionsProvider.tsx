import { lazy, type ReactNode } from "react";
import type { BulkPreview } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { BulkResults } from "../bulk/bulkResults";
import { Sharing } from "./sharing";

const ShareDialog = lazy(() => import("./ShareDialog"));
const BulkResult = lazy(() => import("../bulk/BulkResult"));

/** Dialogs of an area that do not belong to one page: the side menu or a notice opens them too. */
export function TicketActionsProvider({ children }: { children: ReactNode }) {
  const share = useOverPage<string>();
  const result = useOverPage<BulkPreview>();
  return (
    <Sharing value={share.open}>
      <BulkResults value={result.open}>{children}</BulkResults>
      <LateDialog>
        {share.opened !== undefined && <ShareDialog ticket={share.opened} onClose={share.close} />}
        {result.opened && <BulkResult result={result.opened} onClose={result.close} />}
      </LateDialog>
    </Sharing>
  );
}
