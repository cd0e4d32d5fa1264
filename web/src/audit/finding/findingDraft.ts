import { type FindingForm, isNumber, isText, listOf, shapeOf } from "../../engine";

export const EMPTY_FINDING: FindingForm = {
  title: "",
  condition: "",
  criteria: "",
  cause: "",
  effect: "",
  recommendations: [{ number: 0, text: "" }],
  class: "",
  severity: "",
  calculation: "",
};

export const isFindingDraft = shapeOf<FindingForm>({
  title: isText,
  condition: isText,
  criteria: isText,
  cause: isText,
  effect: isText,
  recommendations: listOf(
    shapeOf<FindingForm["recommendations"][number]>({ number: isNumber, text: isText }),
  ),
  class: isText,
  severity: isText,
  calculation: isText,
});
