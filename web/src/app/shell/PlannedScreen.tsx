import { Construction } from "lucide-react";
import { Link } from "react-router-dom";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import { paths } from "../paths";
import { useTitle } from "../useTitle";
import styles from "./PlannedScreen.module.css";

export type PlannedScreenProps = {
  title: string;
  lang?: string | undefined;
  purpose: string;
  /** What will be here. */
  planned: readonly string[];
};

const WORKING_TODAY = [
  { to: paths.badanUsaha.root, text: "Mengajukan dan mengikuti keluhan sebagai badan usaha" },
  { to: paths.internalEsdm.root, text: "Memantau dan menugaskan tiket sebagai kementerian" },
  { to: paths.agent.root, text: "Mengambil dan menjawab tiket sebagai agen" },
] as const;

/** Says honestly that a screen is still being built, what it will do, and what can be used meanwhile. */
export function PlannedScreen({ title, lang, purpose, planned }: PlannedScreenProps) {
  useTitle(title);
  return (
    <>
      <PageHeader title={title} lang={lang} purpose={purpose} />
      <div className={styles.columns}>
        <Panel title="Sedang dibangun">
          <div className={styles.planned}>
            <Construction className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <p>Layar ini belum bisa dipakai. Yang akan ada di sini:</p>
              <ul className={styles.list}>
                {planned.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        </Panel>
        <Panel title="Yang sudah bisa dipakai hari ini">
          <ul className={styles.list}>
            {WORKING_TODAY.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
