import { lazy, type ReactNode, Suspense } from "react";
import { useOverPage } from "../../shared/useOverPage";
import { Sharing } from "./sharing";

const ShareDialog = lazy(() => import("./ShareDialog"));

/** Holds the one share dialog of an area, which the side menu and the ticket's own page both open. */
export function TicketActionsProvider({ children }: { children: ReactNode }) {
  const { opened: shared, open, close } = useOverPage<string>();
  return (
    <Sharing value={open}>
      {children}
      {shared !== undefined && (
        <Suspense>
          <ShareDialog ticket={shared} onClose={close} />
        </Suspense>
      )}
    </Sharing>
  );
}
