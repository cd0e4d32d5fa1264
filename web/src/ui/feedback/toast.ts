export type ToastTone = "success" | "info" | "warning" | "danger";

export type ToastMessage = { key: number; text: string; tone: ToastTone };

let messages: readonly ToastMessage[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Says something in passing; what must not be missed belongs in a `Notice`. */
export function toast(text: string, tone: ToastTone = "success") {
  lastKey += 1;
  replace([...messages.slice(-2), { key: lastKey, text, tone }]);
}

export function dismissToast(key: number) {
  replace(messages.filter((message) => message.key !== key));
}

/** What was said to one person is not for the next, who may not know whose data it is about. */
export function clearToasts() {
  replace([]);
}

export function readToasts() {
  return messages;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
