import { SearchX } from "lucide-react";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";
import { notFoundTexts } from "../texts";

export type DashboardNotFoundProps = {
  title: string;
  back: { to: string; label: string };
  children: string;
};

/** Shown for an unknown dashboard and for one that this person may not read. The text is the same, so it reveals nothing. */
export function DashboardNotFound({ title, back, children }: DashboardNotFoundProps) {
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={SearchX}
        title={notFoundTexts.reason}
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
