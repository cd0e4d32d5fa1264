import { type ReactNode, useEffect, useState } from "react";
import {
  type ChainLink,
  readView,
  refusalText,
  type TestForm,
  type TestQuery,
  type TestView,
} from "../../engine";
import { useInParts } from "../../platform/useInParts";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { GroupsTable } from "./GroupsTable";
import { stepOfTest } from "./testSteps";
import { testTexts, chainTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

/** Lines that are shown of a link; its test shows all. */
const MOST_LINES = 5;

/** Runs all reconciliations from plan to payment. */
export function ChainForm({ children, onRun }: { children: ReactNode; onRun: () => void }) {
  return (
    <form
      noValidate
      className={`${styles.form} ${styles.fields}`}
      aria-label={testTexts.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      {children}
      <Button variant="primary" type="submit">
        {testTexts.run}
      </Button>
    </form>
  );
}

export type ChainResultProps = {
  links: readonly ChainLink[];
  query: Omit<TestQuery, "test">;
  /** Opens the test of a link, to read it in full and to keep it. */
  onOpen: (form: TestForm) => void;
};

/** The reconciliations of the chain, one after the other, each with what does not match. */
export function ChainResult({ links, query, onOpen }: ChainResultProps) {
  const [done, setDone] = useState<readonly (TestView | string)[]>([]);
  const place = done.length;
  const link = links[place];
  const next = link?.test && { ...query, test: link.test };
  const { wanted, isReady, share } = useInParts(next, stepOfTest);
  useEffect(() => {
    if (link === undefined || (link.test !== undefined && !isReady)) return;
    const answer = wanted && readView("dataTest", wanted);
    const result =
      answer === undefined
        ? (link.lacking ?? "")
        : answer.kind === "ok"
          ? answer.value
          : refusalText(answer.refusal);
    // A result of an earlier link can still be on its way.
    setDone((before) => (before.length === place ? [...before, result] : before));
  }, [link, wanted, isReady, place]);

  const compared = done.filter((one) => typeof one === "object" && one.errors.length === 0);
  const unmatched = compared.reduce(
    (sum, one) => sum + (typeof one === "object" ? one.unmatched : 0),
    0,
  );
  return (
    <section className={styles.found} aria-label={texts.title}>
      <p className={styles.summary} role="status">
        {link === undefined
          ? texts.summary(compared.length, links.length, unmatched)
          : texts.running}
      </p>
      <ol className={styles.steps}>
        {links.map(({ name, question, test }, index) => {
          const result = done[index];
          return (
            <li key={name} className={styles.link}>
              <header className={styles.head}>
                <h3>{name}</h3>
                {test && typeof result === "object" && (
                  <Button size="small" onClick={() => onOpen(test)}>
                    {texts.open(name)}
                  </Button>
                )}
              </header>
              <p className={styles.told}>{question}</p>
              {index === place && <ProgressBar label={texts.running} share={share} />}
              {typeof result === "string" && <Notice text={result} tone="info" />}
              {typeof result === "object" && <LinkResult name={name} view={result} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type LinkResultProps = { name: string; view: TestView };

function LinkResult({ name, view }: LinkResultProps) {
  const { groups, unmatched, errors, population, remarks } = view;
  const error = errors[0];
  if (error) return <Notice text={error.message} tone="warning" />;
  const told = remarks.map((remark) => <Notice key={remark} text={remark} tone="info" />);
  if (unmatched === 0)
    return (
      <>
        <Notice
          text={texts.matched}
          hint={population}
          tone={told.length > 0 ? "info" : "success"}
        />
        {told}
      </>
    );
  const lines = groups?.lines.slice(0, Math.min(unmatched, MOST_LINES)) ?? [];
  return (
    <>
      <Notice text={texts.unmatched(unmatched)} hint={population} tone="warning" />
      {told}
      {groups && <GroupsTable of={name} groups={{ ...groups, lines }} />}
    </>
  );
}
