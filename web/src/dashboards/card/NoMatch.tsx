import { SearchX } from "lucide-react";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="Tidak ada dashboard yang cocok"
    action={<ClearFilters onClear={onClear} />}
  >
    Coba kata lain, atau tampilkan kembali semuanya.
  </EmptyState>
);
