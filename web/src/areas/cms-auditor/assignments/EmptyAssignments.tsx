import { ClipboardList, SearchX } from "lucide-react";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { menuTexts } from "../texts";
import { emptyTexts } from "./texts";

export type EmptyAssignmentsProps = { isFiltered: boolean; onClear: () => void };

export function EmptyAssignments({ isFiltered, onClear }: EmptyAssignmentsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={emptyTexts.noMatch}
        action={<ClearFilters onClear={onClear} />}
      >
        {emptyTexts.noMatchHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ClipboardList}
      title={emptyTexts.title}
      action={<LinkButton to={paths.cmsAuditor.query}>{menuTexts.query}</LinkButton>}
    >
      {emptyTexts.hint}
    </EmptyState>
  );
}
