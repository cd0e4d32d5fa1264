import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { readToasts, subscribeToToasts, type ToastMessage } from "./toast";

/** The toasts to draw: what comes, comes a frame after what it tells of; what goes, goes at once. */
export function useToasts(): readonly ToastMessage[] {
  const messages = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const drawn = useDeferredValue(messages);
  return useMemo(() => {
    const keys = new Set(drawn.map(({ key }) => key));
    return messages.filter(({ key }) => keys.has(key));
  }, [messages, drawn]);
}
