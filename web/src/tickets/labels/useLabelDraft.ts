import { isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";

const isNamed = shapeOf<{ name: string }>({ name: isText });

export const useLabelDraft = (label?: { id: string; name: string }) =>
  useDraft({
    kind: "label",
    subject: label?.id,
    edits: label !== undefined,
    empty: { name: label?.name ?? "" },
    accepts: isNamed,
  });
