import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const DETAIL = "detail";
/** What a link that opens the details from the list says of itself. */
export const FROM_LIST = { isFromList: true };

/** The same list with the details of an assignment open. */
export function detailSearch(current: URLSearchParams, assignment: string): string {
  const next = new URLSearchParams(current);
  next.set(DETAIL, assignment);
  return `?${next}`;
}

/** Which assignment the address asks to see; closing goes back to the list that it was opened from. */
export function useDetailAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromList = typeof state === "object" && state !== null && "isFromList" in state;

  function close() {
    if (isFromList) {
      void navigate(-1);
      return;
    }
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(DETAIL);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { detail: params.get(DETAIL) ?? undefined, close };
}
