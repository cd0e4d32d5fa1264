import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Navigation state of a link that opens a ticket in order to answer it. */
export const TO_REPLY = { reply: true };

const isToReply = (state: unknown) =>
  typeof state === "object" && state !== null && "reply" in state && state.reply === true;

/** Focuses the reply field after such a link, when the arriving page has focused its heading. */
export function useFocusOnRequest(field: RefObject<HTMLTextAreaElement | null>) {
  const { state } = useLocation();
  useEffect(() => {
    if (!isToReply(state)) return;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [state, field]);
}
