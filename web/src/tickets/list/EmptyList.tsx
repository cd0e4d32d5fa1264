import { Inbox, Plus, SearchX } from "lucide-react";
import { LinkButton } from "../../ui/action/LinkButton";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { emptyTexts, listTexts } from "./texts";

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
        title={emptyTexts.noMatch.title}
        action={<ClearFilters onClear={onClear} />}
      >
        {emptyTexts.noMatch.hint}
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
        {listTexts.create}
      </LinkButton>
    );
  }
  if (screen.hasChips) return null;
  return <LinkButton to={screen.allPath}>{emptyTexts.showAll}</LinkButton>;
}
