import { CircleCheck, CircleOff, type LucideIcon, Pencil, Plus } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { figure } from "../../../platform/figure";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/action/Button";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { SearchField } from "../../../ui/form/SearchField";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { RowControls } from "../../../ui/table/RowControls";
import styles from "./directory.module.css";
import { fieldTexts, tabTexts as texts } from "./texts";

/** The fields that agents, companies and departments share. */
export type DirectoryEntry = {
  id: string;
  form: { name: string };
  isActive: boolean;
  unfinished: number;
  warning: string;
};

export type DirectoryTabProps<Row> = {
  words: { list: string; search: string; add: string; empty: string; emptyHint: string };
  icon: LucideIcon;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  search: string;
  onSearch: (words: string) => void;
  /** The dialog for a new entry, or for the one to change. */
  dialog: (entry: Row | undefined, onClose: () => void) => ReactNode;
};

/** A list of agents, companies or departments, with the dialogs that change it. */
export function DirectoryTab<Row extends DirectoryEntry>({
  words,
  icon,
  columns,
  rows,
  search,
  onSearch,
  dialog,
}: DirectoryTabProps<Row>) {
  const [task, setTask] = useState<{ kind: "add" } | { kind: "edit" | "deactivate"; entry: Row }>();
  const close = useCallback(() => setTask(undefined), []);
  /** Another tab may have changed the entry: returns the stored one, else the opened one. */
  const current = (entry: Row) => rows.find(({ id }) => id === entry.id) ?? entry;
  const setActive = useCallback(
    ({ id, form: { name } }: Row, isActive: boolean) =>
      dispatchAndTell(
        { directory: { setActive: { id, isActive } } },
        isActive ? texts.activated(name) : texts.deactivated(name),
      ),
    [],
  );
  const rowActions = useCallback(
    (entry: Row) => (
      <RowControls isWorded>
        <Button
          size="small"
          variant="quiet"
          icon={Pencil}
          onClick={() => setTask({ kind: "edit", entry })}
        >
          {texts.change}
          <VisuallyHidden> {entry.form.name}</VisuallyHidden>
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={entry.isActive ? CircleOff : CircleCheck}
          onClick={() =>
            entry.isActive ? setTask({ kind: "deactivate", entry }) : setActive(entry, true)
          }
        >
          {entry.isActive ? texts.deactivate : texts.activate}
          <VisuallyHidden> {entry.form.name}</VisuallyHidden>
        </Button>
      </RowControls>
    ),
    [setActive],
  );
  const deactivated = task?.kind === "deactivate" ? current(task.entry) : undefined;
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchField label={words.search} value={search} onChange={onSearch} />
        <Button variant="primary" icon={Plus} onClick={() => setTask({ kind: "add" })}>
          {words.add}
        </Button>
      </div>
      <DataTable
        caption={words.list}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowActions={rowActions}
        controls={15}
        empty={
          <EmptyState icon={icon} title={search === "" ? words.empty : texts.noneFound}>
            {search === "" ? words.emptyHint : texts.noneFoundHint}
          </EmptyState>
        }
      />
      {task?.kind === "add" && dialog(undefined, close)}
      {task?.kind === "edit" && dialog(current(task.entry), close)}
      {deactivated && (
        <AlertDialog
          isOpen
          onClose={close}
          title={texts.question(deactivated.form.name)}
          confirmLabel={texts.deactivate}
          onConfirm={() => {
            setActive(deactivated, false);
            close();
          }}
        >
          {deactivated.warning}
        </AlertDialog>
      )}
    </div>
  );
}

/** The column with the name. An inactive entry says so under it. */
export const nameColumn = <Row extends DirectoryEntry>(): Column<Row> => ({
  key: "name",
  label: fieldTexts.name,
  least: 15,
  grows: true,
  cell: ({ form, isActive }) => (
    <span className={styles.name} data-inactive={!isActive || undefined}>
      <ClampText text={form.name} lines={3} />
    </span>
  ),
});

export const statusColumn = <Row extends DirectoryEntry>(): Column<Row> => ({
  key: "status",
  label: fieldTexts.status,
  least: 7,
  folds: { into: "name", rank: 1 },
  cell: ({ isActive }) => (isActive ? texts.active : texts.inactive),
});

/** The number of unfinished tickets, which leads to them. */
export const unfinishedColumn = <Row extends DirectoryEntry>(
  part: Parameters<typeof paths.internalEsdm.unfinishedTickets>[0],
): Column<Row> => ({
  key: "unfinished",
  label: fieldTexts.unfinished,
  least: 8,
  cell: ({ id, unfinished }) =>
    unfinished === 0 ? (
      "–"
    ) : (
      <Link to={paths.internalEsdm.unfinishedTickets(part, id)}>
        {texts.tickets(figure(unfinished))}
      </Link>
    ),
});
