import { lazy, type ReactNode, Suspense, useState } from "react";
import { Sharing } from "./sharing";

const ShareDialog = lazy(() => import("./ShareDialog"));

/** Holds the one share dialog of an area, which the side menu and the ticket's own page both open. */
export function TicketActionsProvider({ children }: { children: ReactNode }) {
  const [shared, setShared] = useState<string>();
  return (
    <Sharing value={setShared}>
      {children}
      {shared !== undefined && (
        <Suspense>
          <ShareDialog ticket={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </Sharing>
  );
}
