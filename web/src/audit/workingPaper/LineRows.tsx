import { useEffect, useRef } from "react";
import type { TestQuery } from "../../engine";
import { FoundRows } from "./FoundRows";
import { resultTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type LineRowsProps = { test: TestQuery; line: number; name: string };

/** The rows of both datasets that belong to a line of a reconciliation. */
export function LineRows({ test, line, name }: LineRowsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.opened} aria-label={texts.line(name)}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.line(name)}
      </h3>
      <FoundRows test={test} line={line} isOther={false} />
      <FoundRows test={test} line={line} isOther />
    </section>
  );
}
