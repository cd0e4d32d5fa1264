import { useEffect } from "react";
import { ROLE_ENTRIES, ROLE_GROUPS } from "../../shared/roleEntries";
import { useTitle } from "../../shared/useTitle";
import { prefetchCore } from "../openCore";
import { Crystal } from "./Crystal";
import { EntryState } from "./EntryState";
import { Introduction } from "./Introduction";
import { Promises } from "./Promises";
import { RoleButton } from "./RoleButton";
import styles from "./RoleSelector.module.css";
import { SampleData } from "./SampleData";
import { useEntry } from "./useEntry";

/** Whoever turned to a role before the program had come gave no event to it. */
function usePrefetchForEarly() {
  useEffect(() => {
    if (document.querySelector("main li button:is(:hover, :focus)")) prefetchCore();
  }, []);
}

/** The landing page (§2.1): choose a role, enter its area. */
export function RoleSelector() {
  useTitle("Pilih peran");
  usePrefetchForEarly();
  const { entering, problem, enter } = useEntry();

  return (
    <div className={styles.page}>
      <div className={styles.ground}>
        <Crystal />
      </div>
      <header className={styles.introduction}>
        <Introduction />
      </header>
      <main className={styles.main}>
        <header>
          <h2 className={styles.question}>Masuk sebagai siapa?</h2>
          <p className={styles.hint}>Peran bisa diganti kapan saja lewat tombol Keluar.</p>
        </header>
        <EntryState entering={entering} problem={problem} onRetry={enter} />
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
                    busy={role === entering}
                    onIntent={prefetchCore}
                    onChoose={() => enter(role)}
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
