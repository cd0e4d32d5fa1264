import { type Readable, signal, useSignal } from "../../platform/signal";
import type { NoticeTone } from "../../ui/display/tone";

/** What can be done about what was said, as long as it is shown. */
export type ToastAction = {
  label: string;
  onSelect: () => void;
  /** True where it takes back what was never committed, such as a removed file: Ctrl+Z selects it too. */
  isUndo?: boolean;
};

export type ToastMessage = {
  key: number;
  text: string;
  tone: NoticeTone;
  /** What exactly it is about, where the text does not say it. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
  /** Shown as the detail, in the tone of a warning, while it has a text. */
  warning?: Readable<string | undefined>;
};

/** More than one can do in the time that a toast has. */
const MOST = 20;

const messages = signal<readonly ToastMessage[]>([]);
let lastKey = 0;

/** Says something in passing; what must not be missed belongs in a `Notice`. */
export function toast(text: string, tone: NoticeTone = "success") {
  add({ text, tone });
}

/** The same with something to do about it; the key withdraws the offer when it no longer holds. */
export function toastOffer(
  text: string,
  action: ToastAction,
  { tone = "info", ...rest }: Partial<Pick<ToastMessage, "tone" | "warning">> = {},
): number {
  return add({ text, tone, action, ...rest });
}

function add(message: Omit<ToastMessage, "key">): number {
  lastKey += 1;
  messages.set([...messages.get().slice(1 - MOST), { key: lastKey, ...message }]);
  return lastKey;
}

/** Says otherwise what still stands, and offers nothing any more; it has the time of a new one. */
export function amendToast(key: number, changes: { tone: NoticeTone; detail: string }) {
  const amend = (message: ToastMessage) => ({ ...message, ...changes, action: undefined });
  messages.set(messages.get().map((message) => (message.key === key ? amend(message) : message)));
}

export function dismissToast(key: number) {
  messages.set(messages.get().filter((message) => message.key !== key));
}

/** What was said to one person is not for the next, who may not know whose data it is about. */
export function clearToasts() {
  messages.set([]);
}

export const readToasts = messages.get;

/** What stands, as it changes. */
export const useAllToasts = () => useSignal(messages);
