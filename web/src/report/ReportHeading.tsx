import { Printer } from "lucide-react";
import { printBoard } from "../dashboards/board/printBoard";
import { Button } from "../ui/action/Button";
import type { ReportHeader } from "../wasm/pkg-report/portal_report";
import styles from "./ReportHeading.module.css";
import { reportTexts as texts } from "./texts";

export function ReportHeading({ header }: { header: ReportHeader }) {
  const { name, category, saved, description } = header;
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1 dir="auto">{name}</h1>
        <p className={styles.saved}>{texts.saved(category, saved)}</p>
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button icon={Printer} onClick={() => void printBoard()}>
          {texts.print}
        </Button>
      </div>
    </div>
  );
}
