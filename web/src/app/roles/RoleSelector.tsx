import { useNavigate } from "react-router-dom";
import type { Role } from "../../core/pkg/portal_core";
import { useDispatch } from "../../core/useDispatch";
import { useVocabulary } from "../../core/useView";
import { ROLE_ENTRIES, ROLE_GROUPS } from "../roleEntries";
import { useTitle } from "../useTitle";
import { Introduction } from "./Introduction";
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
      <Introduction />
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
              {roles
                .filter(({ value }) => group.roles.includes(value))
                .map(({ value, label }) => (
                  <li key={value}>
                    <RoleButton
                      label={label}
                      entry={ROLE_ENTRIES[value]}
                      onChoose={() => enter(value)}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <SampleData />
      </main>
    </div>
  );
}
