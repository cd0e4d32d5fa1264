import { useSyncExternalStore } from "react";
import type { Answer, Person, SessionView, Vocabulary } from "../../wasm/pkg/portal_core";
import { portal } from "./portal";
import type { AnswerOf, QueryArgs, ViewName } from "./viewTypes";

/** A view's answer, kept current. Renders only when the answer differs. */
export function useView<N extends ViewName>(name: N, ...query: QueryArgs<N>): AnswerOf<N> {
  const view = portal().view(name, ...query);
  return useSyncExternalStore(view.subscribe, view.answer);
}

/** Reads a view once, outside rendering: for exports, PDFs and checks of files. */
export const readView = <N extends ViewName>(name: N, ...query: QueryArgs<N>): AnswerOf<N> =>
  portal().readOnce(name, ...query);

/** The value of a view that every role may read. */
export function granted<T>(answer: Answer<T>): T {
  if (answer.kind === "refused") throw new Error(`refused to every role: ${answer.refusal.reason}`);
  return answer.value;
}

/** The acting role and person. */
export const useSession = (): SessionView => granted(useView("session"));

/** People that can act in the present role. */
export const usePeople = (): Person[] => granted(useView("people"));

/** Labels of all statuses, categories and other fixed values. */
export const useVocabulary = (): Vocabulary => granted(useView("vocabulary"));
