import { DescriptionList } from "../ui/display/DescriptionList";
import { VisuallyHidden } from "../ui/page/VisuallyHidden";
import type { PdfBars, PdfBlock, PdfDocument, PdfFact } from "../wasm/pkg/portal_core";
import { Paragraphs } from "./Paragraphs";
import { PlainTable } from "./PlainTable";
import styles from "./ReportView.module.css";
import { reportTexts as texts } from "./texts";

type Section = PdfDocument["sections"][number];

/** Headings with the numbers that the printed report has (core/pdf/src/sections.rs). */
function headingsOf({ sections, hasContents }: PdfDocument): string[] {
  let [chapter, part] = [0, 0];
  return sections.map(({ heading, isPart }) => {
    if (!hasContents || heading.trim() === "") return heading;
    if (isPart) {
      part += 1;
      return `${chapter}.${part} ${heading}`;
    }
    [chapter, part] = [chapter + 1, 0];
    return `${chapter}. ${heading}`;
  });
}

const idOf = (place: number) => `laporan-${place + 1}`;

/** The report of the audit, which the portal also saves as a PDF. */
export function ReportView({ document }: { document: PdfDocument }) {
  const headings = headingsOf(document);
  const chapters = [...document.sections.entries()].filter(
    ([, { isPart, heading }]) => !isPart && heading !== "",
  );
  return (
    <div className={styles.report}>
      {document.heading.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Facts facts={document.facts} isWide />
      {document.hasContents && (
        <nav aria-label={texts.contents}>
          <ol className={styles.contents}>
            {chapters.map(([place]) => (
              <li key={place}>
                <a href={`#${idOf(place)}`}>{headings[place]}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {[...document.sections.entries()].map(([place, section]) => (
        <ReportSection
          key={place}
          section={section}
          place={place}
          heading={headings[place] ?? ""}
        />
      ))}
    </div>
  );
}

type ReportSectionProps = { section: Section; place: number; heading: string };

function ReportSection({ section: { isPart, blocks }, place, heading }: ReportSectionProps) {
  const Heading = isPart ? "h4" : "h3";
  return (
    <section className={styles.section}>
      {heading !== "" && (
        <Heading id={idOf(place)} dir="auto">
          {heading}
        </Heading>
      )}
      {[...blocks.entries()].map(([at, block]) => (
        <Block key={at} block={block} heading={heading} />
      ))}
    </section>
  );
}

function Block({ block, heading }: { block: PdfBlock; heading: string }) {
  if ("text" in block) return <Paragraphs text={block.text} />;
  if ("facts" in block) return <Facts facts={block.facts} />;
  if ("bars" in block) return <Bars bars={block.bars} />;
  const { caption, columns, rows } = block.table;
  return (
    <PlainTable
      caption={caption || heading}
      hasTitle={caption !== ""}
      columns={columns}
      rows={rows}
    />
  );
}

/** Labels may occur twice. */
function Facts({ facts, isWide = false }: { facts: readonly PdfFact[]; isWide?: boolean }) {
  if (facts.length === 0) return null;
  if (new Set(facts.map(({ label }) => label)).size < facts.length)
    return (
      <dl className={styles.facts}>
        {[...facts.entries()].map(([at, { label, value }]) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    );
  const shown = facts.map(({ label, value }) => ({
    term: label,
    value: (
      <span dir="auto" className={styles.value}>
        {value}
      </span>
    ),
  }));
  return <DescriptionList facts={shown} layout={isWide ? "columns" : "rows"} />;
}

function Bars({ bars: { title, bars } }: { bars: PdfBars }) {
  return (
    <figure className={styles.bars}>
      <figcaption>{title}</figcaption>
      <ul>
        {[...bars.entries()].map(([at, { label, value, thousandths }]) => (
          <li key={at}>
            <VisuallyHidden>{texts.bar(label, value)}</VisuallyHidden>
            <span aria-hidden="true">{label}</span>
            <span aria-hidden="true" className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${thousandths / 10}%` }} />
            </span>
            <span aria-hidden="true" className={styles.amount}>
              {value}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
