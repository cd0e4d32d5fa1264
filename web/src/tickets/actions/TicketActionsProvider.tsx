import { lazy, type ReactNode, Suspense } from "react";
import { useOverPage } from "../../shared/useOverPage";
import { Sharing } from "./sharing";

const ShareDialog = lazy(() => import("./ShareDialog"));

/** The share dialog of an area. The side menu and the ticket's page both open it. */
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
