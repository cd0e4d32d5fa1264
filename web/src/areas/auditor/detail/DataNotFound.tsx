import { SearchX } from "lucide-react";
import { AUDITORS } from "../../../shared/roleEntries";
import { useTitle } from "../../../shared/useTitle";
import { WrongPerson } from "../../../shell/layout/WrongPerson";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { PageHeader } from "../../../ui/page/PageHeader";
import { useDeskPath } from "../useDeskPath";
import { itemTexts, notFoundTexts } from "./texts";

/** Shown for data that does not exist and for data of another auditor. The text is the same, so it reveals nothing. */
export function DataNotFound() {
  useTitle(notFoundTexts.title);
  const desk = useDeskPath();
  return (
    <>
      <PageHeader title={notFoundTexts.title} />
      <EmptyState
        icon={SearchX}
        title={notFoundTexts.summary}
        action={
          <LinkButton to={desk} variant="primary">
            {itemTexts.back}
          </LinkButton>
        }
      >
        {notFoundTexts.reasons}
      </EmptyState>
      <WrongPerson roles={AUDITORS} />
    </>
  );
}
