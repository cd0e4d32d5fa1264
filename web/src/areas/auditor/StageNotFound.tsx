import { Link } from "react-router-dom";
import { StageName } from "../../audit/StageName";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import styles from "./StageNotFound.module.css";
import { STAGE_ICONS } from "./stageIcons";

export function StageNotFound({ sought }: { sought: string }) {
  useTitle("Tahapan tidak ditemukan");
  const menu = useView("deskMenu", {});
  return (
    <>
      <PageHeader
        title="Tahapan tidak ditemukan"
        purpose={`Tidak ada tahapan bernama “${sought}”. Mungkin salah ketik, atau tautannya sudah usang.`}
      />
      {menu.kind === "ok" && (
        <Panel title="Tahapan yang ada">
          <ul className={styles.stages}>
            {menu.value.stages.map(({ tahapan, category, count }) => {
              const Icon = STAGE_ICONS[tahapan];
              return (
                <li key={category} className={styles.stage}>
                  <Icon className={styles.icon} aria-hidden="true" />
                  <Link to={paths.auditor.category(category)}>
                    <StageName stage={tahapan} />
                  </Link>
                  <span className={styles.count}>{figure(count)} data</span>
                </li>
              );
            })}
          </ul>
        </Panel>
      )}
    </>
  );
}
