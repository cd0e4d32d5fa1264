import { Building2, Folder } from "lucide-react";
import { stageLang } from "../../../audit/StageName";
import type { DocumentShelf } from "../../../engine";
import { paths } from "../../../shared/paths";
import { fieldTexts } from "../texts";
import { DocumentCards } from "./DocumentCards";
import type { DocumentTask } from "./documentTask";
import { FolderCards } from "./FolderCards";
import { NoDocuments } from "./NoDocuments";
import { shelfTexts } from "./texts";
import type { DocumentShelfState } from "./useDocumentShelf";

const at = paths.cmsAuditor.documents;

export type ShelfProps = {
  view: DocumentShelf;
  state: DocumentShelfState;
  onAsk: (task: DocumentTask) => void;
  onLoad: () => void;
};

export function Shelf({ view, state, onAsk, onLoad }: ShelfProps) {
  const { searchAfter } = state;
  const empty = <NoDocuments isFiltered={view.isFiltered} onClear={state.clear} onLoad={onLoad} />;
  switch (view.level) {
    case "stages":
      return (
        <FolderCards
          label={fieldTexts.stage}
          icon={Folder}
          folders={view.stages}
          langOf={stageLang}
          countsCompanies
          addressOf={(tahapan) => `${at}${searchAfter({ tahapan, badanUsaha: undefined })}`}
        />
      );
    case "companies":
      if (view.folders.length === 0) return empty;
      return (
        <FolderCards
          label={shelfTexts.companies}
          icon={Building2}
          folders={view.folders}
          addressOf={(badanUsaha) => `${at}${searchAfter({ badanUsaha })}`}
        />
      );
    case "found":
      return null;
    case "documents":
      if (view.documents.length === 0) return empty;
      return (
        <DocumentCards documents={view.documents} showsPlace={!view.badanUsaha} onAsk={onAsk} />
      );
  }
}
