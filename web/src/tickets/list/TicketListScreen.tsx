import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { type ListKind, refusalText } from "../../engine";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { Notice } from "../../ui/feedback/Notice";
import { useKeptList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import { ReassignDialog } from "../actions/ReassignDialog";
import { AssignDialog } from "../assign/AssignDialog";
import { CloseTicketDialog } from "../status/CloseTicketDialog";
import { NextTicketButton } from "../worklist/NextTicketButton";
import type { EmptyWords } from "./EmptyList";
import type { RowTask, RowTasks } from "./rowTasks";
import { StatusChips } from "./StatusChips";
import { TicketExport } from "./TicketExport";
import styles from "./TicketListScreen.module.css";
import { TicketTable } from "./TicketTable";
import { listTexts } from "./texts";
import { useTicketList } from "./useTicketList";

/** The differences between the thirteen lists. */
export type TicketListScreenProps = {
  list: ListKind;
  title: string;
  lang?: string | undefined;
  /** One line on the purpose of the list. */
  purpose: string;
  allPath: string;
  ticketPath: (id: string) => string;
  createPath?: string | undefined;
  /** True if the counters filter by status. */
  hasChips?: boolean | undefined;
  /** True if §2.5 names a dropdown for the status beside the counters. */
  hasDropdown?: boolean | undefined;
  exports?: boolean | undefined;
  mainAction?: RowTasks["main"];
  assigning?: RowTasks["assigning"];
  empty: EmptyWords;
};

export function TicketListScreen(props: TicketListScreenProps) {
  const state = useTicketList(props.list);
  const [task, setTask] = useState<RowTask>();
  useTitle(props.title);
  useKeptList(props.allPath);

  const { answer } = state;
  const { ticketPath, mainAction: main, assigning = "assign" } = props;
  const tasks = useMemo<RowTasks>(
    () => ({ ticketPath, query: state.query, main, assigning, onAsk: setTask }),
    [ticketPath, state.query, main, assigning],
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={props.title}
        lang={props.lang}
        purpose={props.purpose}
        corner={answer.kind === "ok" && answer.value.isStaff && <NextTicketButton />}
        actions={
          <>
            {props.exports && (
              <TicketExport
                query={state.query}
                view={answer.kind === "ok" ? answer.value : undefined}
              />
            )}
            {props.createPath && (
              <LinkButton to={props.createPath} variant="primary" icon={Plus}>
                {listTexts.create}
              </LinkButton>
            )}
          </>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          {props.hasChips && <StatusChips view={answer.value} change={state.change} />}
          <TicketTable view={answer.value} state={state} tasks={tasks} screen={props} />
        </>
      )}
      {task && <RowDialog task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}

type RowDialogProps = { task: RowTask; onClose: () => void };

function RowDialog({ task: { kind, row }, onClose }: RowDialogProps) {
  switch (kind) {
    case "close":
      return <CloseTicketDialog ticket={row.id} onClose={onClose} />;
    case "reassignOrReturn":
      return <ReassignDialog ticket={row} isOpen onClose={onClose} />;
    case "assign":
    case "reassign":
      return <AssignDialog ticket={row.id} onClose={onClose} />;
  }
}
