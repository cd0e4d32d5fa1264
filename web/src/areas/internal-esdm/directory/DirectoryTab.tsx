import { CircleCheck, CircleOff, type LucideIcon, Pencil, Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { type DeskDirectory, useView } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { Button } from "../../../ui/action/Button";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { SearchField } from "../../../ui/form/SearchField";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { RowControls } from "../../../ui/table/RowControls";
import { DirectoryDialog, type DirectoryFormKind } from "./DirectoryDialog";
import styles from "./directory.module.css";
import type { DirectoryEntry } from "./directoryColumns";
import { tabTexts as texts } from "./texts";

/** A kind of entry: agents, companies or departments. */
export type DirectoryKind<Row, Form> = {
  words: {
    list: string;
    search: string;
    add: string;
    edit: string;
    empty: string;
    emptyHint: string;
  };
  icon: LucideIcon;
  columns: readonly Column<Row>[];
  rows: (view: DeskDirectory) => readonly Row[];
  form: DirectoryFormKind<Row, Form>;
};

type Task<Row> = { kind: "add" } | { kind: "edit" | "deactivate"; entry: Row };

/** A list of agents, companies or departments, with the dialogs that change it. */
export function DirectoryTab<
  Row extends DirectoryEntry & { form: Form },
  Form extends { name: string },
>({ kind: { words, icon, columns, rows: rowsOf, form } }: { kind: DirectoryKind<Row, Form> }) {
  const [search, setSearch] = useState("");
  const answer = useView("deskDirectory", { search });
  const [task, setTask] = useState<Task<Row>>();
  const close = useCallback(() => setTask(undefined), []);
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
  if (answer.kind === "refused") return null;

  const rows = rowsOf(answer.value);
  /** Another tab may have changed the entry: returns the stored one, else the opened one. */
  const current = (entry: Row) => rows.find(({ id }) => id === entry.id) ?? entry;
  const deactivated = task?.kind === "deactivate" ? current(task.entry) : undefined;
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchField label={words.search} value={search} onChange={setSearch} />
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
      {(task?.kind === "add" || task?.kind === "edit") && (
        <DirectoryDialog
          title={task.kind === "add" ? words.add : words.edit}
          kind={form}
          view={answer.value}
          entry={task.kind === "add" ? undefined : current(task.entry)}
          onClose={close}
        />
      )}
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
