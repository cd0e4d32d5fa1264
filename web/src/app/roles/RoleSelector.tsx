import { useNavigate } from "react-router-dom";
import type { Role } from "../../core/pkg/portal_core";
import { useDispatch } from "../../core/useDispatch";
import { useVocabulary } from "../../core/useView";
import { labelOf } from "../../tickets/status/labelOf";
import { ROLE_ENTRIES, ROLE_GROUPS } from "../roleEntries";
import { useTitle } from "../useTitle";
import { Crystal } from "./Crystal";
import { Introduction } from "./Introduction";
import { Promises } from "./Promises";
import { RoleButton } from "./RoleButton";
import styles from "./RoleSelector.module.css";
import { SampleData } from "./SampleData";

/** The landing page (§2.1): choose a role, enter its area. */
export function RoleSelector() {
  useTitle("Pilih peran");
  const { roles } = useVocabulary();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  function enter(role: Role) {
    const outcome = dispatch({ session: { actAs: { role } } });
    if (outcome.kind === "ok") navigate(ROLE_ENTRIES[role].to);
  }

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
        {ROLE_GROUPS.map((group) => (
          <section key={group.key} aria-labelledby={group.key} className={styles.group}>
            <h3 id={group.key} lang={group.lang} className={styles.groupHeading}>
              {group.heading}
            </h3>
            <ul className={styles.roles}>
              {group.roles.map((role) => (
                <li key={role}>
                  <RoleButton
                    label={labelOf(roles, role)}
                    entry={ROLE_ENTRIES[role]}
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
