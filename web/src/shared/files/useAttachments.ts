import { useCallback, useEffect, useRef, useState } from "react";
import { dismissToast, toast, toastOffer } from "../toast/toast";
import { judgeFiles } from "./judgeFiles";
import type { PickedFile, SkippedFile } from "./pickedFile";
import { fileTexts } from "./texts";
import { usePastedFiles } from "./usePastedFiles";

export type AttachmentsProps = {
  files: readonly PickedFile[];
  /** Checking is asynchronous, so changes arrive as functions of the present files, as a state setter takes them. */
  onChange: (change: (files: readonly PickedFile[]) => readonly PickedFile[]) => void;
  /** Called with true when checking begins and with false when it ends, see `useJudging`. */
  onJudging: (isOn: boolean) => void;
};

/** Takes files from the picker, by drag and by paste, and keeps the reason for each one that it skips (§5, §8). */
export function useAttachments({ files, onChange, onJudging }: AttachmentsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);

  async function take(given: File[], announce = false) {
    onJudging(true);
    try {
      const judged = await judgeFiles(given);
      // After a paste elsewhere in the form, the list of files may be out of view.
      if (announce) for (const { name } of judged.accepted) toast(fileTexts.added(name));
      if (judged.accepted.length > 0) onChange((before) => [...before, ...judged.accepted]);
      if (judged.skipped.length > 0) setSkipped((before) => [...before, ...judged.skipped]);
    } finally {
      onJudging(false);
    }
  }

  usePastedFiles(frame, (given) => void take(given, true));

  const offer = useRef<number>(undefined);
  const withdraw = useCallback(() => {
    if (offer.current !== undefined) dismissToast(offer.current);
  }, []);
  useEffect(() => withdraw, [withdraw]);

  function remove(removed: readonly PickedFile[]) {
    const keys = removed.map(({ key }) => key);
    onChange((before) => before.filter(({ key }) => !keys.includes(key)));
    const [first] = removed;
    const what = removed.length === 1 && first ? first.name : fileTexts.several(removed.length);
    withdraw();
    offer.current = toastOffer(fileTexts.removed(what), {
      label: fileTexts.undo,
      isUndo: true,
      onSelect: () => onChange((before) => [...removed, ...before]),
    });
  }

  const focusPicker = useCallback(
    () => frame.current?.closest("form")?.querySelector<HTMLElement>("input[type=file]")?.focus(),
    [],
  );

  return { frame, files, skipped, setSkipped, take, remove, focusPicker };
}

export type Attachments = ReturnType<typeof useAttachments>;
