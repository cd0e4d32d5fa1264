import { useState } from "react";
import type { TestQuery, TestView } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { FoundRows } from "./FoundRows";
import { GroupsTable } from "./GroupsTable";
import { LineRows } from "./LineRows";
import { resultTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type TestResultProps = { view: TestView; query: TestQuery };

/** Result of a test: figures, groups, and the rows that it points at. */
export function TestResult({ view, query }: TestResultProps) {
  const { population, errors, figures, groups, keys, remarks, rows, otherRows } = view;
  const [line, setLine] = useState<number>();
  if (errors.length > 0) return null;
  const opened = line === undefined ? undefined : groups?.lines[line];
  return (
    <section className={styles.found} aria-label={texts.result}>
      <p className={styles.summary} role="status">
        {texts.population(population)}. {texts.found(rows + otherRows)}
      </p>
      <Figures figures={figures} remarks={remarks} />
      {groups !== undefined && groups.lines.length > 0 && (
        <GroupsTable groups={groups} onOpen={keys > 0 ? setLine : undefined} />
      )}
      {line !== undefined && opened && (
        <LineRows
          key={line}
          test={query}
          line={line}
          name={opened.texts.slice(0, keys).join(", ")}
        />
      )}
      {rows > 0 && <FoundRows test={query} line={undefined} isOther={false} />}
      {otherRows > 0 && <FoundRows test={query} line={undefined} isOther />}
    </section>
  );
}

/** Figures with what they mean. */
export function Figures({ figures, remarks }: Pick<TestView, "figures" | "remarks">) {
  return (
    <>
      {figures.length > 0 && (
        <DescriptionList
          facts={figures.map(({ label, value }) => ({ term: label, value }))}
          layout="columns"
        />
      )}
      {remarks.map((remark) => (
        <Notice key={remark} text={remark} tone="info" />
      ))}
    </>
  );
}
