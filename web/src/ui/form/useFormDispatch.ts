import { useEffect } from "react";
import type { Command } from "../../core/pkg/portal_core";
import { useDispatch } from "../../core/useDispatch";
import { afterFrame } from "../page/useAfterFrame";
import { answersTakeLong, watchAnswers } from "./slowAnswers";

/**
 * Gives a command that a form has filled in. Where answers take long the form's own, that it closes or is empty again, is on the
 * screen first, and the page follows a frame later.
 */
export function useFormDispatch() {
  const dispatch = useDispatch();
  useEffect(watchAnswers, []);
  return (command: Command) => dispatch(command, answersTakeLong() ? afterFrame : undefined);
}
