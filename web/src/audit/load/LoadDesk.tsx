import { type FormEvent, useId, useRef, useState } from "react";
import type { ColumnKind, Record as Stored } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { missingFields } from "../missingFields";
import { ChooseFile } from "./ChooseFile";
import { CloseQuestion } from "./CloseQuestion";
import { FileBar } from "./FileBar";
import { HoldLoaded } from "./HoldLoaded";
import styles from "./load.module.css";
import type { ChosenKinds } from "./loaded";
import { PlaceFields } from "./PlaceFields";
import type { PlaceDraft } from "./placeDraft";
import { ReadFile } from "./ReadFile";
import { useLoadedFile } from "./useLoadedFile";
import { useLoadForm } from "./useLoadForm";
import { useStore } from "./useStore";

export type LoadDeskProps = {
  onClose: () => void;
  /** Where the file is to be filed, as far as the screen knows it. */
  tahapan?: string | undefined;
  badanUsaha?: string | undefined;
  kegiatan?: string | undefined;
  /** Told what was stored, e.g. to go there. */
  onStored?: ((stored: Stored) => void) | undefined;
};

const NAMES = { tahapan: "Tahapan", badanUsaha: "Badan Usaha", kegiatan: "Kegiatan" } as const;

/** The dialog of 'Muat data': choose a file, look at what was read of it, say where it belongs, store it. */
export default function LoadDesk({ onClose, onStored, ...place }: LoadDeskProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { loaded, read, clear } = useLoadedFile();
  const [kinds, setKinds] = useState<ChosenKinds>({});
  const [draft, setDraft] = useState<PlaceDraft>({
    tahapan: place.tahapan ?? "",
    badanUsaha: place.badanUsaha ?? "",
    kegiatan: place.kegiatan ?? "",
    description: "",
    replace: false,
  });
  const [isLeaving, setLeaving] = useState(false);
  const { errors, isTaken } = useLoadForm(loaded, draft, kinds);
  const isStored = useRef(false);
  const { store, refused, forgive } = useStore((stored) => {
    isStored.current = true;
    onClose();
    onStored?.(stored);
  });
  const fit = loaded.kind === "table" || loaded.kind === "document" ? loaded : undefined;
  const isOpenQuestion = errors.some(({ problem }) => problem.problem === "ambiguous");

  function choose(file: File) {
    setKinds({});
    read(file);
  }

  function answer(columns: readonly number[], kind: ColumnKind | undefined) {
    setKinds((before) => {
      const after = { ...before };
      for (const column of columns) {
        if (kind === undefined) delete after[column];
        else after[column] = kind;
      }
      return after;
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fit === undefined) return;
    const isGone = errors.some(({ problem }) => problem.problem === "gone");
    const outcome = isGone ? "failed" : store(fit, draft, kinds);
    // The core was restored and has lost the rows; the file is still here.
    if (outcome === "failed" && fit.kind === "table") read(fit.file);
    if (outcome === "invalid") {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }

  function reason(): string | undefined {
    if (loaded.kind === "reading") return "Berkas sedang dibaca.";
    if (fit === undefined) return "Pilih berkas yang dapat disimpan.";
    const question = isOpenQuestion ? "Jawab dulu cara membaca angkanya." : undefined;
    return missingFields(errors, NAMES) ?? question;
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={() => (fit === undefined ? onClose() : setLeaving(true))}
        title="Muat data"
        size={fit === undefined ? "large" : "full"}
        footer={
          <>
            <Button onClick={() => (fit === undefined ? onClose() : setLeaving(true))}>
              Batal
            </Button>
            <Button variant="primary" type="submit" form={formId} reason={reason()}>
              Simpan
            </Button>
          </>
        }
      >
        {fit === undefined ? (
          <ChooseFile loaded={loaded} onFile={choose} onCancel={clear} />
        ) : (
          <form ref={form} id={formId} noValidate className={styles.desk} onSubmit={submit}>
            {refused && <Notice text={refused} onDismiss={forgive} />}
            <FileBar loaded={fit} onChange={clear} />
            <div className={styles.halves}>
              <ReadFile loaded={fit} kinds={kinds} onKinds={answer} />
              <PlaceFields
                asksKegiatan={fit.kind === "table"}
                isTaken={isTaken}
                draft={draft}
                errors={errors}
                onDraft={setDraft}
              />
            </div>
          </form>
        )}
      </Dialog>
      <CloseQuestion isOpen={isLeaving} onStay={() => setLeaving(false)} onClose={onClose} />
      {fit !== undefined && <HoldLoaded isStored={isStored} onClose={onClose} />}
    </>
  );
}
