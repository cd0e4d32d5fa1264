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

/** Shown for an unknown dashboard and for one that this person may not read. The text is the same, so it reveals nothing. */
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
