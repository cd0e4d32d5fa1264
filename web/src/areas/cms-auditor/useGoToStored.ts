import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import type { Record as Stored } from "../../core/pkg/portal_core";
import { afterFrame } from "../../ui/page/useAfterFrame";

const at = paths.cmsAuditor;

function addressOf(stored: Stored): string | undefined {
  if ("dataset" in stored) return at.dataset(stored.dataset);
  if ("document" in stored) return at.shelf(stored.document);
  return undefined;
}

/**
 * Leads to what was just stored: a dataset as the result of the query, a document on its shelf. The dialog is gone from the screen by
 * then, as taking it away and drawing a long table are two frames' work; whoever leaves in between is not called back.
 */
export function useGoToStored() {
  const navigate = useNavigate();
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  return (stored: Stored) => {
    const address = addressOf(stored);
    if (address !== undefined) callOff.current = afterFrame(() => navigate(address));
  };
}
