import { useEffect, useId, useRef, useState } from "react";
import { type Record as Stored, unreadableFile } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { missingFields } from "../../shared/form/fieldProblems";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { ChooseFile } from "./ChooseFile";
import { FileBar } from "./FileBar";
import styles from "./load.module.css";
import type { KnownPlace } from "./loadDraft";
import { PlaceFields } from "./PlaceFields";
import type { PlaceDraft } from "./placeDraft";
import { ReadFile } from "./ReadFile";
import { RecipeNotice } from "./RecipeNotice";
import { storable } from "./storable";
import { chooseTexts, loadTexts, placeFieldTexts } from "./texts";
import { useLoadDesk } from "./useLoadDesk";
import { useLoadForm } from "./useLoadForm";
import { useRecipe } from "./useRecipe";
import { useSave } from "./useSave";
import { useStore } from "./useStore";

export type LoadDeskProps = KnownPlace & {
  onClose: () => void;
  /** Called with what was stored, for example to open it. */
  onStored?: ((stored: Stored) => void) | undefined;
};

/** The dialog 'Unggah data': choose a file, check its content, choose its place, store it. */
export default function LoadDesk({ onClose, onStored, ...place }: LoadDeskProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, loaded, choose, refuse, readAgain, restructure, arrange, move } =
    useLoadDesk(place);
  const { columns, place: here } = draft.value;
  const recipe = useRecipe(draft, loaded, place);
  const { errors, isTaken } = useLoadForm(loaded, here, columns);
  /** Files that were chosen together with the one on the screen. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);

  /** The draft of the next file; it begins once that of the stored file has ended. */
  const [upNext, setUpNext] = useState<{ file: File; place: PlaceDraft }>();

  useEffect(() => {
    if (upNext === undefined) return;
    setUpNext(undefined);
    choose(upNext.file);
    move(upNext.place);
  });

  /** Goes to the next file, with the same stage and company. */
  function next() {
    const [file, ...others] = waiting;
    const kegiatan = place.kegiatan ?? "";
    setWaiting(others);
    if (file) setUpNext({ file, place: { ...here, kegiatan, description: "", existing: null } });
  }

  const { store, refused, clearError } = useStore((stored, commit) => {
    draft.settle(commit);
    if (waiting.length > 0) return next();
    onClose();
    onStored?.(stored);
  });
  const fit = loaded.kind === "table" || loaded.kind === "document" ? loaded : undefined;
  const isOpenQuestion = errors.some(({ problem }) => problem.problem === "ambiguous");

  const { isSaving, save } = useSave({
    fit,
    prepare: (chosen) => storable(chosen, draft.value),
    refuse: (chosen) => refuse(chosen.file, unreadableFile),
    store(made, bytes, chosen) {
      const isGone = errors.some(({ problem }) => problem.problem === "gone");
      const outcome = isGone ? "failed" : store(made, bytes);
      // The core restarted and lost the rows; read the file again.
      if (outcome === "failed" && chosen.kind === "table") readAgain();
      if (outcome === "invalid") {
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      }
      return outcome === "done";
    },
  });

  function reason(): string | undefined {
    if (loaded.kind === "reading") return loadTexts.stillReading;
    if (fit === undefined) return loadTexts.noFile;
    const question = isOpenQuestion ? loadTexts.openQuestion : undefined;
    return missingFields(errors, placeFieldTexts) ?? question;
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={loadTexts.title}
      size={fit === undefined ? "large" : "full"}
      footer={
        <>
          <DraftState draft={draft} />
          <Button onClick={onClose}>{loadTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving} reason={reason()}>
            {loadTexts.save}
          </Button>
        </>
      }
    >
      {fit === undefined ? (
        <div className={styles.choose}>
          <DraftNotice draft={draft} files="berkas" />
          <ChooseFile
            loaded={loaded}
            onFiles={([first, ...others]) => {
              setWaiting(others);
              choose(first);
            }}
            onCancel={() => choose(null)}
            onStructure={restructure}
          />
        </div>
      ) : (
        <form ref={form} id={formId} noValidate className={styles.desk} onSubmit={save}>
          <DraftNotice draft={draft} files="berkas" />
          {refused && <Notice text={refused} onDismiss={clearError} />}
          <FileBar loaded={fit} onChange={() => choose(null)} />
          {fit.kind === "table" && <RecipeNotice recipe={recipe} content={fit.content} />}
          {waiting.length > 0 && (
            <p className={styles.near}>
              <span>{chooseTexts.waiting(waiting.map(({ name }) => name))}</span>
              <Button size="small" onClick={next}>
                {chooseTexts.skip}
              </Button>
            </p>
          )}
          <div className={styles.halves}>
            <ReadFile
              loaded={fit}
              columns={columns}
              errors={errors}
              onColumns={arrange}
              onStructure={restructure}
            />
            <PlaceFields
              asksKegiatan={fit.kind === "table"}
              isTaken={isTaken}
              draft={here}
              errors={errors}
              onDraft={move}
            />
          </div>
        </form>
      )}
    </Dialog>
  );
}
