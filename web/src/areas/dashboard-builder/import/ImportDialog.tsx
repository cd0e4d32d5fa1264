import { FileJson } from "lucide-react";
import { useEffect, useRef } from "react";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { Button } from "../../../ui/action/Button";
import { FileRow } from "../../../ui/display/FileRow";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { dialogTexts, importTexts as texts } from "../texts";
import { ChooseDefinition } from "./ChooseDefinition";
import { DefinitionContent } from "./DefinitionContent";
import styles from "./import.module.css";
import { useImport } from "./useImport";

/** The 'Impor' dialog: choose a definition file, check it, and create a draft from it (decisions §7). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { draft, read, isFit, choose, close, importIt, refused, clearError } = useImport(onClose);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(read);
  const preview = read?.kind === "read" ? read.preview : undefined;

  // Choosing or removing a file replaces the focused control.
  useEffect(() => {
    if (shown.current === read) return;
    shown.current = read;
    frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
  }, [read]);

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title}
      size="large"
      footer={
        <>
          <Button onClick={close}>{dialogTexts.cancel}</Button>
          {isFit && (
            <Button variant="primary" onClick={importIt}>
              {texts.import}
            </Button>
          )}
        </>
      }
    >
      <div ref={frame} className={styles.desk}>
        <DraftNotice draft={draft} files="berkas" />
        {refused && <Notice text={refused} onDismiss={clearError} />}
        {preview === undefined || read === undefined ? (
          <ChooseDefinition unfit={read?.kind === "unfit" ? read : undefined} onFile={choose} />
        ) : (
          <>
            <FileRow icon={FileJson} name={read.name}>
              <Button size="small" onClick={() => choose(null)}>
                {texts.changeFile}
              </Button>
            </FileRow>
            <DefinitionContent preview={preview} />
          </>
        )}
        <DraftState draft={draft} />
      </div>
    </Dialog>
  );
}
