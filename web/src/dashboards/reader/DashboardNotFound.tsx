import { SearchX } from "lucide-react";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";
import { notFoundTexts as texts } from "../texts";

export type DashboardNotFoundProps = {
  back: { to: string; label: string };
  children: string;
};

/** Shown for an unknown dashboard and for one that this person may not read. The text is the same, so it reveals nothing. */
export function DashboardNotFound({ back, children }: DashboardNotFoundProps) {
  useTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        icon={SearchX}
        title={texts.reason}
        action={
          <LinkButton to={back.to} variant="primary">
            {back.label}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
