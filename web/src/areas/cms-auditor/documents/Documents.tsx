import { Upload } from "lucide-react";
import { useState } from "react";
import { LoadDialog } from "../../../audit/load/LoadDialog";
import { refusalText } from "../../../engine";
import { useTitle } from "../../../shared/useTitle";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { PageHeader } from "../../../ui/page/PageHeader";
import { menuTexts, uploadTexts } from "../texts";
import { useGoToStored } from "../useGoToStored";
import { DocumentDialogs } from "./DocumentDialogs";
import styles from "./Documents.module.css";
import { Search } from "./Search";
import { Shelf } from "./Shelf";
import { ShelfPath } from "./ShelfPath";
import { ShelfToolbar } from "./ShelfToolbar";
import { shelfTexts } from "./texts";
import { UnknownPlace } from "./UnknownPlace";
import { useDocumentShelf } from "./useDocumentShelf";
import { usePreview } from "./usePreview";

/** /cms-auditor/documents: stages, then companies, then documents (§2.8). */
export function Documents() {
  const shelf = useDocumentShelf();
  const preview = usePreview();
  const [isLoading, setIsLoading] = useState(false);
  const goToStored = useGoToStored();
  useTitle(menuTexts.documents);

  const load = () => setIsLoading(true);
  const { answer, query } = shelf;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={menuTexts.documents}
        purpose={shelfTexts.purpose}
        actions={
          <Button icon={Upload} onClick={load}>
            {uploadTexts.open}
          </Button>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <ShelfToolbar view={answer.value} state={shelf} />
          <UnknownPlace view={answer.value} />
          <DocumentDialogs query={query} preview={preview}>
            {(ask) =>
              answer.value.level === "found" ? (
                <Search view={answer.value} state={shelf} preview={preview} onAsk={ask} />
              ) : (
                <>
                  <ShelfPath view={answer.value} state={shelf} found={answer.value.found} />
                  <Shelf view={answer.value} state={shelf} onAsk={ask} onLoad={load} />
                </>
              )
            }
          </DocumentDialogs>
        </>
      )}
      <LoadDialog
        isOpen={isLoading}
        onClose={() => setIsLoading(false)}
        onStored={goToStored}
        tahapan={query.tahapan}
        badanUsaha={query.badanUsaha}
      />
    </div>
  );
}
