import { type ReactNode, useEffect } from "react";

export type AnswerEarlyProps = { children: ReactNode };

/** Once its children answer: what was pressed on the first screen before there was a program is pressed again. */
export function AnswerEarly({ children }: AnswerEarlyProps) {
  useEffect(() => {
    const screen = window.portalFirstScreen;
    delete window.portalFirstScreen;
    screen?.handOver()?.click();
  }, []);
  return children;
}
