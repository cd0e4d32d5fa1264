/** The data that commands change, as screens read them. */
import { readView } from "../engine";
import type { AnswerOf, QueryArgs, ViewName } from "../engine/core/viewTypes";

export function value<N extends ViewName>(name: N, ...query: QueryArgs<N>) {
  const answer: AnswerOf<N> = readView(name, ...query);
  if (answer.kind === "refused") return undefined;
  return answer.value;
}

export const ticket = (id: string) => () => {
  const shown = value("ticketDetail", id);
  if (shown === undefined) return undefined;
  const { status, priority, assignee, conversation, labels, case: others } = shown;
  return [status, priority, assignee, conversation.length, labels.map(({ name }) => name), others];
};
/** The texts of a ticket's conversation. */
export const said = (id: string) => () =>
  value("ticketDetail", id)?.conversation.map(({ content }) => content);
export const labels = () => value("labels");
export const replies = () => value("cannedReplies", { search: "", ticket: undefined });
export const auditors = () => value("auditorRegister");
export const assignments = () => value("assignmentCounts");
export const status = (id: string) => () => value("assignmentDetail", id)?.row.status;
export const work = (id: string) => () => {
  const shown = value("assignmentDetail", id);
  if (shown === undefined) return undefined;
  const { row, notes } = shown;
  return [row.auditorName, row.auditorType, row.status, row.due.date, notes];
};
export const dashboards = () => value("dashboardMenu");
export const dashboard = (id: string) => () => {
  const shown = value("editableDashboard", id);
  return shown && [shown.form, shown.isPublished, shown.widgets.length];
};
const everything = { tahapan: undefined, badanUsaha: undefined, format: undefined };
export const documents = () =>
  value("repositorySearch", { ...everything, search: "a", from: undefined, until: undefined });
export const datasets = () => value("cmsDashboard")?.datasets.value;
