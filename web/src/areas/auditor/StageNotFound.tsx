import { Link } from "react-router-dom";
import { StageName } from "../../audit/StageName";
import { useView } from "../../engine";
import { paths } from "../../shared/paths";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import styles from "./StageNotFound.module.css";
import { STAGE_ICONS } from "./stageIcons";
import { stageNotFoundTexts } from "./texts";

export function StageNotFound({ sought }: { sought: string }) {
  useTitle(stageNotFoundTexts.title);
  const menu = useView("deskMenu", {});
  return (
    <>
      <PageHeader title={stageNotFoundTexts.title} purpose={stageNotFoundTexts.purpose(sought)} />
      {menu.kind === "ok" && (
        <Panel title={stageNotFoundTexts.stages}>
          <ul className={styles.stages}>
            {menu.value.stages.map(({ tahapan, category, count }) => {
              const Icon = STAGE_ICONS[tahapan];
              return (
                <li key={category} className={styles.stage}>
                  <Icon className={styles.icon} aria-hidden="true" />
                  <Link to={paths.auditor.category(category)}>
                    <StageName stage={tahapan} />
                  </Link>
                  <span className={styles.count}>{stageNotFoundTexts.count(count)}</span>
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
    </>
  );
}
