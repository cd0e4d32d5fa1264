import type { ReactNode } from "react";
import type { FollowUpRow } from "../../engine";
import type { Column } from "../../ui/table/column";
import { AgeMark, SeverityMark, StateMark } from "./FollowUpMarks";
import { findingTexts, rowTexts as texts } from "./texts";

/** The columns of a list of accepted findings. `title` draws the link or button that opens a finding. */
export const followUpColumns = (title: (row: FollowUpRow) => ReactNode): Column<FollowUpRow>[] => [
  {
    key: "title",
    label: texts.title,
    least: 16.5,
    cell: title,
  },
  {
    key: "about",
    label: findingTexts.about,
    least: 0,
    folds: { into: "title", rank: 0 },
    cell: (row) => row.about,
  },
  {
    key: "severity",
    label: texts.severity,
    least: 7,
    folds: { into: "title", rank: 2 },
    cell: (row) => <SeverityMark row={row} />,
  },
  {
    key: "amount",
    label: texts.amount,
    align: "end",
    least: 11,
    folds: { into: "title", rank: 3 },
    brief: (row) => (row.amount === "-" ? null : row.amount),
    cell: (row) => row.amount,
  },
  {
    key: "accepted",
    label: texts.accepted,
    least: 9.5,
    folds: { into: "age", rank: 0 },
    cell: (row) => row.accepted,
  },
  { key: "age", label: texts.age, least: 12, cell: (row) => <AgeMark row={row} /> },
  { key: "state", label: texts.state, least: 14, cell: (row) => <StateMark row={row} /> },
];
