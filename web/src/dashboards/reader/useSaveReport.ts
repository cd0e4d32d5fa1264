import { useState } from "react";
import { useFilterAddress } from "../filters/useFilterAddress";
import { saveReport } from "../report/saveReport";

/** Saves a dashboard under the filters of the address as one HTML file; says whether that is under way. */
export function useSaveReport(dashboard: string) {
  const { filters } = useFilterAddress();
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await saveReport({ dashboard, filters });
    setSaving(false);
  }
  return { isSaving, save };
}
