import { Building2 } from "lucide-react";
import { type DepartmentEntry, type DepartmentForm, isText, shapeOf } from "../../../engine";
import { figure } from "../../../platform/figure";
import { type DirectoryKind, DirectoryTab } from "./DirectoryTab";
import { directoryColumns } from "./directoryColumns";
import { fieldTexts, departmentTexts as texts } from "./texts";

const KIND: DirectoryKind<DepartmentEntry, DepartmentForm> = {
  words: texts,
  icon: Building2,
  columns: directoryColumns("departemen", [
    {
      key: "agents",
      label: fieldTexts.agents,
      least: 8,
      folds: { into: "name", rank: 2 },
      align: "end",
      cell: ({ agents }) => figure(agents),
      brief: ({ agents }) => texts.activeAgents(figure(agents)),
    },
  ]),
  rows: ({ departments }) => departments,
  form: {
    draft: {
      kind: "deskDepartment",
      empty: { name: "" },
      accepts: shapeOf<DepartmentForm>({ name: isText }),
    },
    asForm: (department) => ({ department }),
    compared: () => ({ name: fieldTexts.name }),
    nameHint: () => undefined,
    Fields: () => null,
  },
};

/** 'Departemen': the departments with their queues. */
export const DepartmentsTab = () => <DirectoryTab kind={KIND} />;
