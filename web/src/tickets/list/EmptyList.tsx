import { Inbox, Plus, SearchX } from "lucide-react";
import { LinkButton } from "../../ui/action/LinkButton";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";

export type EmptyWords = { title: string; text: string };

export type EmptyListProps = {
  isFiltered: boolean;
  onClear: () => void;
  screen: {
    empty: EmptyWords;
    allPath: string;
    createPath?: string | undefined;
    hasChips?: boolean | undefined;
  };
};

export function EmptyList({ isFiltered, onClear, screen }: EmptyListProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title="Tidak ada tiket yang cocok"
        action={<ClearFilters onClear={onClear} />}
      >
        Coba kata lain, atau tampilkan kembali semua tiket di daftar ini.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={screen.empty.title} action={<WayOn screen={screen} />}>
      {screen.empty.text}
    </EmptyState>
  );
}

function WayOn({ screen }: Pick<EmptyListProps, "screen">) {
  if (screen.createPath) {
    return (
      <LinkButton to={screen.createPath} icon={Plus}>
        Ajukan Tiket
      </LinkButton>
    );
  }
  if (screen.hasChips) return null;
  return <LinkButton to={screen.allPath}>Lihat semua tiket</LinkButton>;
}
