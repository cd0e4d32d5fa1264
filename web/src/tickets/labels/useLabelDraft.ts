import { isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";

const isNamed = shapeOf<{ name: string }>({ name: isText });

/** The name of a label in the making: of a new one, or another one for a label that is there. */
export const useLabelDraft = (label?: { id: string; name: string }) =>
  useDraft({
    kind: "label",
    subject: label?.id,
    edits: label !== undefined,
    empty: { name: label?.name ?? "" },
    accepts: isNamed,
  });
