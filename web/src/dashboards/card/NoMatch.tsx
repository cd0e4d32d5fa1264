import { SearchX } from "lucide-react";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { noMatchTexts as texts } from "../texts";

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={SearchX} title={texts.title} action={<ClearFilters onClear={onClear} />}>
    {texts.hint}
  </EmptyState>
);
