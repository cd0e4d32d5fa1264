import { SearchX } from "lucide-react";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";

export type DashboardNotFoundProps = {
  title: string;
  back: { to: string; label: string };
  children: string;
};

/** The page of a dashboard that does not exist or is not for the acting person: the two cannot be told apart. */
export function DashboardNotFound({ title, back, children }: DashboardNotFoundProps) {
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={SearchX}
        title="Tidak ada dashboard dengan alamat ini untuk Anda."
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
