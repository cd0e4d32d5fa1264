import { type KeyboardEvent, type RefObject, useState } from "react";
import { type CannedCompletion, useView } from "../../engine";
import { caretPlace } from "../../ui/form/caretPlace";
import { afterFrame } from "../../ui/page/afterFrame";
import { insertAtCursor } from "./useInsertion";

/** '::' and letters before the cursor, with their place in the field. */
type Mark = { start: number; word: string; left: number; top: number; height: number };

const MARK = /(?:^|[\s(])::([^\s:]+)$/;

function markIn(field: HTMLTextAreaElement): Mark | undefined {
  const { value, selectionStart, selectionEnd } = field;
  if (selectionStart !== selectionEnd) return undefined;
  const word = MARK.exec(value.slice(0, selectionStart))?.[1];
  if (word === undefined) return undefined;
  const start = selectionStart - word.length - 2;
  return { start, word, ...caretPlace(field, start) };
}

type CompletionSource = {
  field: RefObject<HTMLTextAreaElement | null>;
  ticket: string;
  text: string;
  isOn: boolean;
  onPick: (files: CannedCompletion["files"]) => void;
  /** True unless the list has to scroll. */
  isListWhole: () => boolean;
  /** Sends the text once the picked reply is in it. */
  onSend: () => void;
};

/** Canned replies for a word after '::'. Picking one puts its text in the place of the word, and Ctrl+Z brings the word back. */
export function useCompletion(source: CompletionSource) {
  const { field, ticket, text, isOn, onPick, isListWhole, onSend } = source;
  const [mark, setMark] = useState<Mark>();
  const [activeIndex, setActiveIndex] = useState(0);
  /** The place of a word whose list was closed with Escape. */
  const [dismissed, setDismissed] = useState<number>();
  // Another tab can change the text.
  const isThere = mark !== undefined && text.startsWith(`::${mark.word}`, mark.start);
  const word = isOn && isThere && mark.start !== dismissed ? mark.word : "";
  const answer = useView("cannedCompletions", { word, ticket });
  const choices = answer.kind === "ok" && word !== "" ? answer.value : [];
  const active = choices[Math.min(activeIndex, choices.length - 1)];
  /** The only choice, if the list shows its whole text: nobody then sends what they have not read. */
  const whole = choices.length === 1 && active?.isShort ? active : undefined;

  /** Looks at the cursor after the text or the selection has changed. */
  function look(element: HTMLTextAreaElement) {
    if (!isOn) return;
    const found = markIn(element);
    if (found?.word !== mark?.word) setActiveIndex(0);
    if (found?.start !== dismissed) setDismissed(undefined);
    setMark(found);
  }

  function pick({ filled, files }: CannedCompletion) {
    if (field.current === null || mark === undefined) return;
    field.current.setSelectionRange(mark.start, mark.start + mark.word.length + 2);
    setMark(undefined);
    insertAtCursor(field.current, filled);
    onPick(files);
  }

  /** Returns true if the key was for the list. */
  function press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey && !shiftKey && !nativeEvent.isComposing;
    // The unfinished word must not be sent: the keys of sending pick too, and send a text that is shown whole.
    const isPick = key === "Enter" && (ctrlKey || metaKey);
    if (active === undefined || !(isPlain || isPick)) return false;
    const at = choices.indexOf(active);
    const isRead = whole !== undefined && isListWhole();
    if (key === "ArrowDown") setActiveIndex((at + 1) % choices.length);
    else if (key === "ArrowUp") setActiveIndex((at - 1 + choices.length) % choices.length);
    else if (key === "Enter" || key === "Tab") pick(active);
    else if (key === "Escape") setDismissed(mark?.start);
    else return false;
    if (isPick && isRead) afterFrame(onSend);
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { mark, choices, active, whole, look, pick, press, close: () => setMark(undefined) };
}

export type Completion = ReturnType<typeof useCompletion>;
