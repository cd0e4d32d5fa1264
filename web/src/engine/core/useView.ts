import { useSyncExternalStore } from "react";
import type { Answer, Person, SessionView, Vocabulary } from "../../wasm/pkg/portal_core";
import { portal } from "./portal";
import type { AnswerOf, QueryArgs, ViewName } from "./viewTypes";

/** A view's answer, kept up to date. Draws again only when the answer reads differently. */
export function useView<N extends ViewName>(name: N, ...query: QueryArgs<N>): AnswerOf<N> {
  const view = portal().view(name, ...query);
  return useSyncExternalStore(view.subscribe, view.answer);
}

/** A view's answer for once, outside rendering: an export, a PDF, verdicts on files. */
export const readView = <N extends ViewName>(name: N, ...query: QueryArgs<N>): AnswerOf<N> =>
  portal().readOnce(name, ...query);

/** The answer of a view that is open to every role. */
export function granted<T>(answer: Answer<T>): T {
  if (answer.kind === "refused") throw new Error(`refused to every role: ${answer.refusal.reason}`);
  return answer.value;
}

/** Who is acting. */
export const useSession = (): SessionView => granted(useView("session"));

/** As whom one could act in the acting role. */
export const usePeople = (): Person[] => granted(useView("people"));

/** The words of the domain. */
export const useVocabulary = (): Vocabulary => granted(useView("vocabulary"));
