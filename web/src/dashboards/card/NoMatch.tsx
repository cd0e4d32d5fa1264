import { SearchX } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { EmptyState } from "../../ui/feedback/EmptyState";

/** What stands where dashboards would be if the search and the filters left any. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="Tidak ada dashboard yang cocok"
    action={<Button onClick={onClear}>Hapus pencarian dan filter</Button>}
  >
    Coba kata lain, atau tampilkan kembali semuanya.
  </EmptyState>
);
