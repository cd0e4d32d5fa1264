import { FindingsExport } from "../../audit/report/FindingsExport";
import { refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useTitle } from "../../shared/useTitle";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { ReviewSection } from "./reviews/ReviewSection";
import styles from "./reviews/reviews.module.css";
import { sectionTexts, worklistTexts as texts } from "./reviews/texts";

const SECTIONS = ["waiting", "returned", "late", "accepted"] as const;

/** /cms-auditor/reviews: the worklist of the review (decisions §9). */
export function Reviews() {
  const answer = useView("reviewWorklist");
  useTitle(texts.title);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <>
            <FindingsExport />
            <HistoryButton slice="assignments" />
          </>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        SECTIONS.map((part) => (
          <ReviewSection key={part} {...sectionTexts[part]} rows={answer.value[part]} />
        ))
      )}
    </div>
  );
}
