import { ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { StageName } from "../../../audit/StageName";
import type { Shortcut } from "../../../engine";
import { Panel } from "../../../ui/page/Panel";
import styles from "./Shortcuts.module.css";

export type ShortcutsProps = {
  title: string;
  lang?: string | undefined;
  icon: LucideIcon;
  shortcuts: readonly Shortcut[];
  addressOf: (tahapan: string) => string;
};

export function Shortcuts({ title, lang, icon: Icon, shortcuts, addressOf }: ShortcutsProps) {
  return (
    <Panel title={title} lang={lang} flush>
      <ul className={styles.list}>
        {shortcuts.map(({ tahapan, text }) => (
          <li key={tahapan}>
            <Link to={addressOf(tahapan)} className={styles.shortcut}>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.stage}>
                  <StageName stage={tahapan} />
                </span>
                <span lang="en" className={styles.text}>
                  {text}
                </span>
              </span>
              <ChevronRight className={styles.chevron} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
