import { useState } from "react";
import { saveReport } from "../report/saveReport";

/** Saves a dashboard as one HTML file; says whether that is under way. */
export function useSaveReport(dashboard: string) {
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await saveReport(dashboard);
    setSaving(false);
  }
  return { isSaving, save };
}
