import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const DETAIL = "detail";
/** State of a navigation that opens the details from the list. */
export const FROM_LIST = { isFromList: true };

/** The query string that opens an assignment's details over the current list. */
export function detailSearch(current: URLSearchParams, assignment: string): string {
  const next = new URLSearchParams(current);
  next.set(DETAIL, assignment);
  return `?${next}`;
}

/** The assignment in the address. Closing its details returns to the list. */
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
