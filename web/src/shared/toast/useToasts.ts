import { useDeferredValue, useMemo } from "react";
import { type ToastMessage, useAllToasts } from "./toast";

/** The toasts to draw: what comes, comes a frame after what it tells of; what goes, goes at once. */
export function useToasts(): readonly ToastMessage[] {
  const messages = useAllToasts();
  const drawn = useDeferredValue(messages);
  return useMemo(() => {
    const keys = new Set(drawn.map(({ key }) => key));
    return messages.filter(({ key }) => keys.has(key));
  }, [messages, drawn]);
}
