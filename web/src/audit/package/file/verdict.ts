import type { Shape } from "../../../ui/display/shapes";
import type { NoticeTone } from "../../../ui/display/tone";
import type { CheckedPackage } from "../../../wasm/pkg/portal_core";
import type { Entry } from "./entries";
import type { SignatureState } from "./signature";
import { verdictTexts as texts } from "./texts";

/** The state of a package in words. */
export type Verdict = { tone: NoticeTone; shape: Shape; word: string; hint: string };

const changed = (hint: string): Verdict => ({
  ...{ tone: "danger", shape: "cross" },
  word: texts.changed,
  hint,
});

function changedAt(change: NonNullable<CheckedPackage["changed"]>, entries: readonly Entry[]) {
  if (change === "page") return changed(texts.changedPage);
  const number = change.entry + 1;
  const entry = entries[change.entry];
  const isNamed = entry !== undefined && entry.kind !== "unreadable";
  return changed(texts.changedEntry(number, isNamed ? entry.name : texts.unnamed));
}

export function verdictOf(
  checked: CheckedPackage,
  signature: SignatureState,
  entries: readonly Entry[],
): Verdict {
  if (checked.problem !== undefined) {
    const hint = texts.problems[checked.problem];
    return { tone: "danger", shape: "cross", word: texts.unreadable, hint };
  }
  if (checked.changed !== undefined) return changedAt(checked.changed, entries);
  switch (signature) {
    case "invalid":
      return changed(texts.changedSignature);
    case "checking":
      return { tone: "info", shape: "quarter", word: texts.checking, hint: texts.checkingHint };
    case "none":
      return { tone: "info", shape: "check", word: texts.unsigned, hint: texts.unsignedHint };
    case "unchecked":
      return { tone: "warning", shape: "dot", word: texts.unchecked, hint: texts.uncheckedHint };
    case "valid":
      return { tone: "success", shape: "check", word: texts.sound, hint: texts.soundHint };
  }
}
