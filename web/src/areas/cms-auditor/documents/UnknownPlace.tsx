import type { DocumentShelf } from "../../../engine";
import { Notice } from "../../../ui/feedback/Notice";
import { unknownTexts } from "./texts";

export type UnknownPlaceProps = {
  view: Pick<DocumentShelf, "unknown" | "unknownCompany">;
};

export function UnknownPlace({ view: { unknown, unknownCompany } }: UnknownPlaceProps) {
  if (unknown !== undefined) {
    return (
      <Notice tone="warning" text={unknownTexts.stage(unknown)} hint={unknownTexts.stageHint} />
    );
  }
  if (unknownCompany !== undefined) {
    return (
      <Notice
        tone="warning"
        text={unknownTexts.company(unknownCompany)}
        hint={unknownTexts.companyHint}
      />
    );
  }
  return null;
}
