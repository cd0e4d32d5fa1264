import { useEffect } from "react";
import { ROLE_ENTRIES, ROLE_GROUPS } from "../../shared/roleEntries";
import { useTitle } from "../../shared/useTitle";
import { Mark } from "../../ui/page/Mark";
import { prefetchCore } from "../openCore";
import { EntryState } from "./EntryState";
import { Promises } from "./Promises";
import { RoleButton } from "./RoleButton";
import styles from "./RoleSelector.module.css";
import { SampleData } from "./SampleData";
import { useEntry } from "./useEntry";

function Introduction() {
  return (
    <div className={styles.introductionIntroduction}>
      <h1 tabIndex={-1} className={styles.name}>
        <Mark size={40} />
        Portal Minerba
      </h1>
      <p className={styles.purpose}>
        Satu tempat untuk keluhan, audit data, dan dashboard mineral dan batu bara.
      </p>
    </div>
  );
}

/** The portal's mark, large, as a background. */
function Crystal() {
  return (
    <div className={styles.crystalGround}>
      <svg viewBox="0 0 32 32" className={styles.crystal} aria-hidden="true">
        <path className={styles.shade} d="M16 1.5 5 11l11 19.5z" />
        <path className={styles.light} d="M16 1.5v29L27 11z" />
        <path className={styles.crown} d="M16 1.5 5 11l11 4.5L27 11z" />
      </svg>
    </div>
  );
}

/** Prefetches for a role that was hovered or focused before the program could hear it. */
function usePrefetchForEarly() {
  useEffect(() => {
    if (document.querySelector("main li button:is(:hover, :focus)")) prefetchCore();
  }, []);
}

/** The landing page (§2.1). */
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
