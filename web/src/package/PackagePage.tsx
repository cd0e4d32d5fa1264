import { Printer } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { type About as AboutPackage, ofKind } from "../audit/package/file/entries";
import { Button } from "../ui/action/Button";
import { DescriptionList } from "../ui/display/DescriptionList";
import { Panel } from "../ui/page/Panel";
import { SavedPageBar } from "../ui/page/SavedPageBar";
import { DataTables } from "./DataTables";
import { EntryList } from "./EntryList";
import { Documents, Files } from "./Files";
import { Guard } from "./Guard";
import { HistoryView } from "./HistoryView";
import { Limits } from "./Limits";
import type { OpenPackage } from "./openPackage";
import styles from "./PackagePage.module.css";
import { PaperSteps } from "./PaperSteps";
import { ReportView } from "./ReportView";
import { StateCard } from "./StateCard";
import { reportTexts, pageTexts as texts } from "./texts";

type Part = keyof typeof texts.sections;

/** The parts below the heading, in reading order. */
const PARTS: readonly Part[] = [
  ...(["state", "limits", "report", "paper", "data"] as const),
  ...(["documents", "files", "history", "entries"] as const),
];

/** Ids of parts. They do not clash with ids of the report's sections. */
const idOf = (part: Part) => `bagian-${part}`;

function content(part: Part, opened: OpenPackage): ReactNode {
  const { entries } = opened;
  switch (part) {
    case "state":
      return <StateCard opened={opened} />;
    case "limits":
      return <Limits opened={opened} />;
    case "report": {
      const [report] = ofKind(entries, "report");
      return report ? <ReportView document={report.value} /> : <p>{reportTexts.none}</p>;
    }
    case "paper":
      return <PaperSteps opened={opened} />;
    case "data":
      return <DataTables opened={opened} />;
    case "documents":
      return <Documents entries={entries} />;
    case "files":
      return <Files entries={entries} />;
    case "history":
      return <HistoryView opened={opened} />;
    case "entries":
      return <EntryList opened={opened} />;
  }
}

export function PackagePage({ opened }: { opened: OpenPackage }) {
  const about = ofKind(opened.entries, "about")[0]?.value;
  const title = titleOf(about);
  const isReadable = opened.checked.problem === undefined;
  const parts = isReadable ? PARTS : PARTS.slice(0, 2);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <SavedPageBar product={texts.product} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${idOf(part)}`}>{texts.sections[part]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.main}>
          <header className={styles.heading}>
            <h1 dir="auto">{title}</h1>
            <Button icon={Printer} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </header>
          {about && (
            <Guard>
              <About about={about} />
            </Guard>
          )}
          {parts.map((part) => (
            <div key={part} id={idOf(part)} className={styles.part}>
              <Guard>
                {part === "state" || part === "limits" ? (
                  content(part, opened)
                ) : (
                  <Panel title={texts.sections[part]}>
                    <Guard>{content(part, opened)}</Guard>
                  </Panel>
                )}
              </Guard>
            </div>
          ))}
        </main>
      </div>
    </>
  );
}

/** Does without the name of the data if a changed package has another value there: no Guard surrounds the title. */
const titleOf = (about: AboutPackage | undefined) =>
  typeof about?.dataName === "string" ? texts.titleOf(about.dataName) : texts.title;

const About = ({ about }: { about: AboutPackage }) => (
  <DescriptionList facts={factsOf(about)} layout="columns" />
);

const factsOf = ({ badanUsaha, tahapan, auditor, review, made }: AboutPackage) => [
  { term: texts.facts.company, value: badanUsaha },
  { term: texts.facts.stage, value: tahapan },
  { term: texts.facts.auditor, value: auditor },
  { term: texts.facts.review, value: review },
  { term: texts.facts.made, value: made },
];
