import { type Refusal, refusalText } from "../../engine";
import { restoreRefusalTexts as texts } from "./texts";

/** Explains why an earlier value cannot be restored and what to do first. */
export function restoreRefusal(refusal: Refusal): string {
  if (refusal.reason === "notFound" && refusal.what === "auditor") {
    return texts.auditorGone;
  }
  if (refusal.reason === "notFound" && refusal.what === "data") {
    return texts.dataGone;
  }
  const isTaken =
    refusal.reason === "invalid" &&
    refusal.errors.some(({ problem }) => problem.problem === "taken");
  return isTaken ? texts.nameTaken : refusalText(refusal);
}
