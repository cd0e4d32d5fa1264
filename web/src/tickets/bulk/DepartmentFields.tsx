import { useState } from "react";
import type { Departments } from "../../engine";
import { TextArea } from "../../ui/form/TextArea";
import { DepartmentChoice } from "../assign/DepartmentChoice";
import { departmentTexts } from "../assign/texts";
import type { FieldsProps } from "./BulkDialog";
import { bulkDoneTexts } from "./texts";

type Department = Departments["departments"][number];

export function DepartmentFields({ onChoose }: FieldsProps) {
  const [department, setDepartment] = useState<Department>();
  const [note, setNote] = useState("");

  function choose(department: Department | undefined, note: string) {
    setDepartment(department);
    setNote(note);
    onChoose(
      department && {
        change: { sendToDepartment: { department: department.value, note } },
        done: (count) => bulkDoneTexts.department(count, department.label),
      },
    );
  }
  return (
    <>
      <DepartmentChoice
        autoFocus
        value={department?.value ?? null}
        onChange={(chosen) => choose(chosen, note)}
      />
      <TextArea
        label={departmentTexts.note}
        hint={departmentTexts.noteHint}
        rows={2}
        value={note}
        onChange={(typed) => choose(department, typed)}
      />
    </>
  );
}
