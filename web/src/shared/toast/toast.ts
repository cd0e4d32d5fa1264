import { type Readable, signal, useSignal } from "../../platform/signal";
import type { NoticeTone } from "../../ui/display/tone";

/** A button in a toast. */
export type ToastAction = {
  label: string;
  onSelect: () => void;
  /** True if it undoes something that is not a commit, such as a removed file: Ctrl+Z then selects it too. */
  isUndo?: boolean;
};

export type ToastMessage = {
  key: number;
  text: string;
  tone: NoticeTone;
  /** Names the subject if the text does not. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
  /** A second button, before the other one: it leads to the subject. */
  open?: ToastAction | undefined;
  /** While this has a text, it is shown as the detail in a warning tone. */
  warning?: Readable<string | undefined>;
};

/** Limit of toasts; more cannot be read in their time. */
const MOST = 20;

const messages = signal<readonly ToastMessage[]>([]);
let lastKey = 0;

/** Shows a passing message. Use a `Notice` for anything that must not be missed. */
export function toast(text: string, tone: NoticeTone = "success") {
  add({ text, tone });
}

/** Shows a message with a button. Returns its key, for `dismissToast`. */
export function toastOffer(
  text: string,
  action: ToastAction,
  { tone = "info", ...rest }: Partial<Pick<ToastMessage, "tone" | "warning" | "open">> = {},
): number {
  return add({ text, tone, action, ...rest });
}

/** A message replaces one of the same words, unless only that one's button can undo something. */
function add(message: Omit<ToastMessage, "key">): number {
  lastKey += 1;
  const others = messages
    .get()
    .filter(({ text, action }) => text !== message.text || action?.isUndo === true);
  messages.set([...others.slice(1 - MOST), { key: lastKey, ...message }]);
  return lastKey;
}

/** Changes a visible toast and removes its button; its time restarts. */
export function amendToast(key: number, changes: { tone: NoticeTone; detail: string }) {
  const amend = (message: ToastMessage) => ({ ...message, ...changes, action: undefined });
  messages.set(messages.get().map((message) => (message.key === key ? amend(message) : message)));
}

export function dismissToast(key: number) {
  messages.set(messages.get().filter((message) => message.key !== key));
}

/** Messages for one person must not be shown to the next, who may not read that data. */
export function clearToasts() {
  messages.set([]);
}

export const readToasts = messages.get;

export const useAllToasts = () => useSignal(messages);
