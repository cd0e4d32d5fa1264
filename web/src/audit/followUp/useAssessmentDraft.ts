import { type AssessmentForm, isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";

const isAssessment = shapeOf<AssessmentForm>({ status: isText, settled: isText, reason: isText });

/** The draft of an assessment of a recommendation. It begins with the last one. */
export const useAssessmentDraft = (
  followUp: string,
  recommendation: number,
  last: AssessmentForm,
) =>
  useDraft({
    kind: "assessment",
    subject: `${followUp} ${recommendation}`,
    empty: last,
    accepts: isAssessment,
  });
