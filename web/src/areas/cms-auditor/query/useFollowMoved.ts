import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useView } from "../../../engine";
import { paths } from "../../../shared/paths";
import type { CascadeState } from "./useCascade";

/**
 * The address of a result names stage, company and activity. If these are edited, undone or restored, the screen
 * follows the dataset to its new address.
 */
export function useFollowMoved({ answer, isAsked }: CascadeState): void {
  const navigate = useNavigate();
  const shown = isAsked && answer.kind === "ok" ? answer.value.dataset?.id : undefined;
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const moved = useView("editData", last ?? "");
  const place = moved.kind === "ok" ? moved.value.form : undefined;
  const isLost = isAsked && answer.kind === "ok" && shown === undefined;
  const address =
    isLost && place !== undefined
      ? paths.cmsAuditor.dataset({ ...place.place, kegiatan: place.kegiatan })
      : undefined;

  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
}
