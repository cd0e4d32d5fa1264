import { useEffect, useMemo, useSyncExternalStore } from "react";
import { lastNamed, type NamedActing } from "../../shared/lastActing";
import { EVERYBODY, ROLE_ENTRIES, ROLE_GROUPS } from "../../shared/roleEntries";
import { productTexts } from "../../shared/texts";
import { useTitle } from "../../shared/useTitle";
import { Mark } from "../../ui/page/Mark";
import { prefetchCore } from "../openCore";
import { EntryState } from "./EntryState";
import { GoOn } from "./GoOn";
import { RoleButton } from "./RoleButton";
import styles from "./RoleSelector.module.css";
import { SampleData } from "./SampleData";
import { promiseTexts, selectorTexts as texts } from "./texts";
import { useEntry } from "./useEntry";
import { useRoleFigures } from "./useRoleFigures";

function Introduction() {
  return (
    <header className={styles.introduction}>
      <h1 tabIndex={-1} className={styles.name}>
        <Mark size={36} />
        {productTexts.name}
      </h1>
      <p className={styles.purpose}>{texts.purpose}</p>
      <p className={styles.audience}>{texts.audience}</p>
    </header>
  );
}

/** The portal's mark, large, as a background. */
function Crystal() {
  return (
    <div className={styles.ground}>
      <svg viewBox="0 0 32 32" className={styles.crystal} aria-hidden="true">
        <path className={styles.shade} d="M16 1.5 5 11l11 19.5z" />
        <path className={styles.light} d="M16 1.5v29L27 11z" />
        <path className={styles.crown} d="M16 1.5 5 11l11 4.5L27 11z" />
      </svg>
    </div>
  );
}

/** Says how to begin, where the data stay, and where help is. */
function Promises() {
  return (
    <dl className={styles.promiseList}>
      {promiseTexts.map(({ term, text }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Prefetches for a role that was hovered or focused before the program could hear it. */
function usePrefetchForEarly() {
  useEffect(() => {
    if (document.querySelector("main button:is(:hover, :focus)")) prefetchCore();
  }, []);
}

/** The last acting person changes only inside areas. */
const neverChanges = () => () => {};

const asText = () => JSON.stringify(lastNamed(EVERYBODY));

/** The person who acted last in this tab or on this device; nobody on a page drawn at build time. */
function useLastActing(): NamedActing | undefined {
  const text = useSyncExternalStore(neverChanges, asText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : lastNamed(EVERYBODY)), [text]);
}

/** The remembered person under the present name; nobody if the person no longer exists or has no known name. */
function stillThere(remembered: NamedActing, figures: ReturnType<typeof useRoleFigures>) {
  const name = figures === undefined ? remembered.name : figures(remembered.role)?.last;
  return name ? { ...remembered, name } : undefined;
}

/** The landing page (§2.1). */
export function RoleSelector() {
  useTitle(texts.title);
  usePrefetchForEarly();
  const { isBusy, isEntering, problem, enter } = useEntry();
  const remembered = useLastActing();
  const figures = useRoleFigures(remembered !== undefined);
  const last = remembered && stillThere(remembered, figures);

  return (
    <div className={styles.page}>
      <Crystal />
      <Introduction />
      <main className={styles.main}>
        <header>
          <h2 className={styles.question}>{texts.question}</h2>
          <p className={styles.hint}>{texts.hint}</p>
        </header>
        <EntryState isBusy={isBusy} isEntering={isEntering} problem={problem} onRetry={enter} />
        <GoOn
          last={last}
          figure={last && figures?.(last.role)?.figure}
          busy={last !== undefined && isEntering(last)}
          onIntent={prefetchCore}
          onChoose={() => last && enter(last)}
        />
        {ROLE_GROUPS.map((group) => (
          <section key={group.key} aria-labelledby={group.key} className={styles.group}>
            <h3 id={group.key} lang={group.lang} className={styles.groupHeading}>
              {group.heading}
            </h3>
            <ul className={styles.roles}>
              {group.roles.map((role) => (
                <li key={role}>
                  <RoleButton
                    entry={ROLE_ENTRIES[role]}
                    figure={figures?.(role)?.figure}
                    busy={isEntering({ role })}
                    onIntent={prefetchCore}
                    onChoose={() => enter({ role })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <SampleData />
      </main>
      <footer className={styles.promises}>
        <Promises />
      </footer>
    </div>
  );
}
