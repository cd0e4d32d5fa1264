import { Building2 } from "lucide-react";
import { useState } from "react";
import {
  type DepartmentEntry,
  type DepartmentForm,
  isText,
  shapeOf,
  useView,
} from "../../../engine";
import { figure } from "../../../platform/figure";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../ui/form/TextField";
import type { Column } from "../../../ui/table/column";
import { DirectoryTab, nameColumn, statusColumn, unfinishedColumn } from "./DirectoryTab";
import { fieldTexts, tabTexts, departmentTexts as texts } from "./texts";
import { useDirectoryForm } from "./useDirectoryForm";

const COLUMNS: readonly Column<DepartmentEntry>[] = [
  nameColumn(),
  {
    key: "agents",
    label: fieldTexts.agents,
    least: 8,
    align: "end",
    cell: ({ agents }) => figure(agents),
  },
  statusColumn(),
  unfinishedColumn("departemen"),
];

/** 'Departemen': the departments with their queues. */
export function DepartmentsTab() {
  const [search, setSearch] = useState("");
  const answer = useView("deskDirectory", { search });
  if (answer.kind === "refused") return null;
  return (
    <DirectoryTab
      words={texts}
      icon={Building2}
      columns={COLUMNS}
      rows={answer.value.departments}
      search={search}
      onSearch={setSearch}
      dialog={(entry, onClose) => <DepartmentDialog entry={entry} onClose={onClose} />}
    />
  );
}

const EMPTY: DepartmentForm = { name: "" };

const isDepartmentForm = shapeOf<DepartmentForm>({ name: isText });

type DepartmentDialogProps = { entry: DepartmentEntry | undefined; onClose: () => void };

function DepartmentDialog({ entry, onClose }: DepartmentDialogProps) {
  const id = entry?.id;
  const { draft, sent, save, change, error } = useDirectoryForm<DepartmentForm>({
    kind: "deskDepartment",
    id,
    empty: entry?.form ?? EMPTY,
    accepts: isDepartmentForm,
    asForm: (department) => ({ department }),
    onClose,
  });
  return (
    <FormDialog
      title={id === undefined ? texts.add : texts.edit}
      action={tabTexts.save}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={id === undefined ? undefined : { slice: "directory", id }}
        fields={{ name: fieldTexts.name }}
      />
      <TextField
        label={fieldTexts.name}
        required
        autoFocus
        value={draft.value.name}
        onChange={(name) => change({ name })}
        error={error("name")}
      />
    </FormDialog>
  );
}
