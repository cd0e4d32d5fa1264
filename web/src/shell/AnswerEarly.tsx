import { type ReactNode, useEffect } from "react";

export type AnswerEarlyProps = { children: ReactNode };

/** Repeats a press that was made on the first screen before the program was ready. */
export function AnswerEarly({ children }: AnswerEarlyProps) {
  useEffect(() => {
    const screen = window.portalFirstScreen;
    delete window.portalFirstScreen;
    screen?.handOver()?.click();
  }, []);
  return children;
}
