import { dispatch, granted, readView, type SessionCommand } from "../../engine";
import { clearToasts, toast } from "../../shared/toast/toast";
import { accountTexts as texts } from "./texts";

/**
 * Acts as somebody else, clears the toasts of the previous person and announces the change. Returns true on success.
 */
export function switchPerson(actAs: SessionCommand["actAs"]): boolean {
  if (dispatch({ session: { actAs } }).kind !== "ok") return false;
  clearToasts();
  toast(texts.switched(granted(readView("session")).person.name));
  return true;
}
