import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Section } from "../../engine";
import { FindBar } from "../../ui/reader/FindBar";
import { Outline } from "../../ui/reader/Outline";
import styles from "./DocumentReader.module.css";
import { Pieces } from "./Pieces";
import type { ReaderStart } from "./readerStart";
import { hitFrom, searchable, searchDocument } from "./searchDocument";
import { readerTexts } from "./texts";

export type DocumentTextProps = {
  name: string;
  sections: readonly Section[];
  start: ReaderStart | undefined;
};

export function DocumentText({ name, sections, start }: DocumentTextProps) {
  const [words, setWords] = useState(start?.words ?? "");
  const document = useMemo(() => searchable(sections), [sections]);
  const found = useMemo(() => searchDocument(document, words), [document, words]);
  const [current, setCurrent] = useState(() => hitFrom(found, start?.at));
  const titles = sections.map(({ title }, place) => ({ place, title }));
  const scroller = useRef<HTMLElement>(null);
  useHitInSight(scroller, words, current);

  function look(next: string) {
    setWords(next);
    setCurrent(0);
  }

  function step(by: 1 | -1) {
    if (found.hits > 0) setCurrent((now) => (now + by + found.hits) % found.hits);
  }

  function jump(section: number) {
    const heading = scroller.current?.querySelectorAll("h3").item(section);
    if (!heading || scroller.current === null) return;
    scroller.current.scrollTop = heading.offsetTop;
    scroller.current.scrollIntoView({ block: "nearest" });
    heading.focus({ preventScroll: true });
  }

  return (
    <div className={styles.text}>
      <FindBar words={words} onWords={look} hits={found.hits} current={current} onStep={step} />
      <div className={styles.columns}>
        {sections.length > 1 && <Outline titles={titles} onJump={jump} />}
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          tabIndex={0}
          aria-label={readerTexts.content(name)}
          className={styles.scroller}
        >
          {found.sections.map(({ place, title, paragraphs }) => (
            <section key={place} className={styles.section}>
              <h3 tabIndex={-1} className={styles.title}>
                <Pieces pieces={title} current={current} />
              </h3>
              {paragraphs.map(({ place, pieces }) => (
                <p key={place} className={styles.paragraph}>
                  <Pieces pieces={pieces} current={current} />
                </p>
              ))}
            </section>
          ))}
        </section>
      </div>
    </div>
  );
}

/** Scrolls the current hit into view within the document. */
function useHitInSight(scroller: RefObject<HTMLElement | null>, words: string, current: number) {
  useEffect(() => {
    const area = scroller.current;
    const hit = words && area?.querySelector<HTMLElement>(`[data-hit="${current}"]`);
    if (!hit || !area) return;
    const away = hit.getBoundingClientRect().top - area.getBoundingClientRect().top;
    area.scrollTop += away - area.clientHeight / 3;
  }, [scroller, words, current]);
}
