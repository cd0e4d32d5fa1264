import { DashboardNotFound } from "../../dashboards/reader/DashboardNotFound";
import { paths } from "../../shared/paths";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { lastList } from "../../ui/page/lastList";
import { unknownTexts as texts } from "./texts";

/** Shown for a dashboard that does not exist or that this person may not read. */
export function UnknownDashboard() {
  return (
    <>
      <DashboardNotFound back={backToList()}>{texts.hint}</DashboardNotFound>
      <WrongPerson />
    </>
  );
}

export const backToList = () => ({
  to: lastList(paths.dashboardBuilder.root),
  label: texts.back,
});
