import { type AssessmentForm, isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";

const EMPTY: AssessmentForm = { status: "", settled: "", reason: "" };

const isAssessment = shapeOf<AssessmentForm>({ status: isText, settled: isText, reason: isText });

/** The draft of an assessment of a recommendation. */
export const useAssessmentDraft = (followUp: string, recommendation: number) =>
  useDraft({
    kind: "assessment",
    subject: `${followUp} ${recommendation}`,
    empty: EMPTY,
    accepts: isAssessment,
  });
