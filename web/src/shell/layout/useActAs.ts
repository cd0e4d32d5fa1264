import { dispatch, granted, readView, type SessionCommand } from "../../engine";
import { clearToasts, toast } from "../../shared/toast/toast";

/** Acts as somebody else and says so; what was said to the person before is not left standing. True when it was done. */
export function useActAs() {
  return (actAs: SessionCommand["actAs"]): boolean => {
    if (dispatch({ session: { actAs } }).kind !== "ok") return false;
    clearToasts();
    toast(`Anda sekarang bertindak sebagai ${granted(readView("session")).person.name}.`);
    return true;
  };
}
