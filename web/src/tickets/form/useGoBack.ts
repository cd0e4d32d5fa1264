import { useNavigate } from "react-router-dom";

/** Goes back to where one came from inside the portal, else to the given address. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  return () => {
    if (isAfterFirstPage()) navigate(-1);
    else navigate(otherwise);
  };
}

/** The router numbers its entries in the history from 0 on. */
function isAfterFirstPage(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" &&
    state !== null &&
    "idx" in state &&
    typeof state.idx === "number" &&
    state.idx > 0
  );
}
