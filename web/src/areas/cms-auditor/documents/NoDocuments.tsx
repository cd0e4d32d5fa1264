import { FileSearch, Upload } from "lucide-react";
import { Button } from "../../../ui/action/Button";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { noDocumentsTexts } from "./texts";

export type NoDocumentsProps = { isFiltered: boolean; onClear: () => void; onLoad: () => void };

export function NoDocuments({ isFiltered, onClear, onLoad }: NoDocumentsProps) {
  return isFiltered ? (
    <EmptyState
      icon={FileSearch}
      title={noDocumentsTexts.title}
      lang="en"
      action={<ClearFilters onClear={onClear} />}
    >
      {noDocumentsTexts.noMatch}
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileSearch}
      title={noDocumentsTexts.title}
      lang="en"
      action={
        <Button icon={Upload} onClick={onLoad}>
          {noDocumentsTexts.upload}
        </Button>
      }
    >
      {noDocumentsTexts.empty}
    </EmptyState>
  );
}
