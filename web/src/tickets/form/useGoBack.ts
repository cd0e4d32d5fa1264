import { useNavigate } from "react-router-dom";
import { historyIndex } from "../../shared/historyIndex";

/** Goes back to where one came from inside the portal, else to the given address. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  return () => {
    const index = historyIndex();
    if (index !== undefined && index > 0) navigate(-1);
    else navigate(otherwise);
  };
}
