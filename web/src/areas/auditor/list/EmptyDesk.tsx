import { Inbox, Lock, SearchX } from "lucide-react";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { emptyDeskTexts } from "./texts";

export type EmptyDeskProps = { isFiltered: boolean; isLimited: boolean; onClear: () => void };

export function EmptyDesk({ isFiltered, isLimited, onClear }: EmptyDeskProps) {
  const title = isLimited ? emptyDeskTexts.noAccess : emptyDeskTexts.noData;
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title={title} action={<ClearFilters onClear={onClear} />}>
        {emptyDeskTexts.filtered}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={isLimited ? Lock : Inbox} title={title}>
      {emptyDeskTexts.advice}
    </EmptyState>
  );
}
