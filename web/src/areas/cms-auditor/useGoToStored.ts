import { useNavigate } from "react-router-dom";
import type { Record as Stored } from "../../engine";
import { paths } from "../../shared/paths";

const at = paths.cmsAuditor;

function addressOf(stored: Stored): string | undefined {
  if ("dataset" in stored) return at.dataset(stored.dataset);
  if ("document" in stored) return at.shelf(stored.document);
  return undefined;
}

/** Opens what was just stored: a dataset as a query result, a document in its folder. */
export function useGoToStored() {
  const navigate = useNavigate();
  return (stored: Stored) => {
    const address = addressOf(stored);
    if (address !== undefined) void navigate(address);
  };
}
