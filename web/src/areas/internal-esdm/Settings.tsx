import { refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useAddressQuery } from "../../shared/useAddressQuery";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useTitle } from "../../shared/useTitle";
import { Tabs } from "../../ui/action/Tabs";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { AgentsTab } from "./directory/AgentsTab";
import { CompaniesTab } from "./directory/CompaniesTab";
import { DepartmentsTab } from "./directory/DepartmentsTab";
import { CalendarForm } from "./settings/CalendarForm";
import { CategoriesForm } from "./settings/CategoriesForm";
import styles from "./settings/settings.module.css";
import { TargetsForm } from "./settings/TargetsForm";
import { settingsTexts as texts } from "./texts";

const PARTS = { section: "bagian" };

/** The sections; each has its own form or list, and the history of its records. */
const SECTIONS = {
  sla: { Section: TargetsForm, slice: "deskSettings" },
  calendar: { Section: CalendarForm, slice: "deskSettings" },
  categories: { Section: CategoriesForm, slice: "deskSettings" },
  agents: { Section: AgentsTab, slice: "directory" },
  companies: { Section: CompaniesTab, slice: "directory" },
  departments: { Section: DepartmentsTab, slice: "directory" },
} as const;
const KEYS = ["sla", "calendar", "categories", "agents", "companies", "departments"] as const;

/** /internal-esdm/settings: the settings of the help desk (decisions §10). */
export function Settings() {
  const answer = useView("deskSettings");
  const { state, change } = useAddressQuery(PARTS);
  useTitle(texts.title);
  const chosen = KEYS.find((key) => key === state.section) ?? "sla";
  const { Section, slice } = SECTIONS[chosen];
  // A link in a dialog of a section leads to another one.
  useFocusRescue(chosen, () =>
    document.querySelector<HTMLElement>("[role=tab][aria-selected=true]"),
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={<HistoryButton slice={slice} />}
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <Tabs
          label={texts.sections}
          tabs={KEYS.map((key) => ({ key, label: texts[key] }))}
          chosen={chosen}
          onChoose={(section) => change({ section }, { replace: true })}
        >
          <Section view={answer.value} />
        </Tabs>
      )}
    </div>
  );
}
