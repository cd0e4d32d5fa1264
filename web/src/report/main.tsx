// First, because it defines the order of the cascade layers.
import "../styles/page.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTranslation } from "../ui/page/followTranslation";
import { openReport } from "./openReport";
import { ReportPage } from "./ReportPage";
import styles from "./ReportPage.module.css";
import { cannotOpenTexts as texts } from "./texts";
import { beginWith } from "./useHashFilters";

const place = document.getElementById("root");
if (place === null) throw new Error("report.html has no #root");
const root = createRoot(place);
followTranslation(document.body);

openReport().then(
  (reader) => {
    beginWith(reader.header().filters);
    root.render(
      <StrictMode>
        <ReportPage reader={reader} />
      </StrictMode>,
    );
  },
  (error: unknown) => root.render(<CannotOpen error={error} />),
);

/** Shown if the dashboard cannot be opened. */
function CannotOpen({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.advice}>{texts.advice}</p>
      <details>
        <summary>{texts.details}</summary>
        <code lang="en">{String(error)}</code>
      </details>
    </main>
  );
}
