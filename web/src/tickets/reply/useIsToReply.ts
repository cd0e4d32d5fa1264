import { useLocation } from "react-router-dom";

/** Navigation state of a link that opens a ticket in order to answer it. */
export const TO_REPLY = { reply: true };

/** True if such a link opened the page. */
export function useIsToReply(): boolean {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "reply" in state && state.reply === true;
}
