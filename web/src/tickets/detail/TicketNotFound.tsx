import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { shortened } from "../../ui/display/shortened";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PageHeader } from "../../ui/page/PageHeader";
import { notFoundTexts } from "./texts";

/** Twice the length of a code; a longer excerpt of the address would not help. */
const MOST_LETTERS = 12;

export type TicketNotFoundProps = {
  id: string;
  list: string;
  /** A sentence that says which tickets this area shows. */
  scopeNote: string;
  /** True if the ticket was on this page before it disappeared. */
  isGone?: boolean | undefined;
  children?: ReactNode;
};

/** Shown for an unknown ticket and, with the same text, for one of another business entity, whose existence is secret. */
export function TicketNotFound({
  id,
  list,
  scopeNote,
  isGone = false,
  children,
}: TicketNotFoundProps) {
  useTitle(notFoundTexts.title);
  const reason = isGone ? notFoundTexts.gone : notFoundTexts.unknown;
  return (
    <>
      <PageHeader title={notFoundTexts.title} />
      <EmptyState
        icon={SearchX}
        title={reason.title(shortened(id, MOST_LETTERS))}
        action={
          <LinkButton to={list} variant="primary">
            {notFoundTexts.back}
          </LinkButton>
        }
      >
        {reason.hint} {scopeNote}
      </EmptyState>
      {children}
    </>
  );
}
