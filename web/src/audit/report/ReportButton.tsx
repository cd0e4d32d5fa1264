import { FileText } from "lucide-react";
import { useState } from "react";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import { reportTexts as texts } from "./texts";
import { writeReport } from "./writeReport";

export type ReportButtonProps = { assignment: string };

/** Downloads the report of an assignment as PDF. */
export function ReportButton({ assignment }: ReportButtonProps) {
  const [isRunning, setRunning] = useState(false);

  async function write() {
    setRunning(true);
    try {
      const { isDone, message } = await writeReport(assignment);
      toast(message, isDone ? "success" : "danger");
    } catch {
      // The PDF program is loaded on first use, which fails without a network.
      toast(texts.failed, "danger");
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button icon={FileText} busy={isRunning} onClick={() => void write()}>
      {texts.report}
    </Button>
  );
}
