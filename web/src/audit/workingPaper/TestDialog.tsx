import { type DataSubject, refusalText, useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { queryOf } from "../grid/usePreparedRows";
import { testTexts as texts } from "./texts";
import { Workbench } from "./Workbench";

export type TestDialogProps = {
  subject: DataSubject;
  /** Name of the dataset. */
  name: string;
  /** Search and filters of the table, as in the address. */
  search: string;
  filters: string;
  /** The assignment whose working paper keeps steps; without one the tests are only run. */
  assignment?: string | undefined;
  onClose: () => void;
};

/** Runs tests on a dataset; an auditor keeps them as steps. */
export function TestDialog({
  subject,
  name,
  search,
  filters,
  assignment,
  onClose,
}: TestDialogProps) {
  const choices = useView("testChoices", subject);
  const rows = useView("tableRows", queryOf(subject, { search: "", filters: "" }));
  const lost = rows.kind === "ok" ? rows.value.lost : undefined;
  const isLoading = rows.kind === "ok" && rows.value.isLoading;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      size="wide"
      holds
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {choices.kind === "refused" && <Notice text={refusalText(choices.refusal)} />}
      {lost !== undefined && <Notice text={lost.title} hint={lost.advice} />}
      {isLoading && <Loading label={texts.waiting} />}
      {choices.kind === "ok" && lost === undefined && !isLoading && (
        <Workbench
          choices={choices.value}
          query={{ subject, search, filters }}
          assignment={assignment}
        />
      )}
    </Dialog>
  );
}
