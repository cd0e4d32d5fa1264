import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import { type AssignmentDetail, useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import type { Fact } from "../../../ui/display/DescriptionList";

export function useAssignmentFacts({ row, ...detail }: AssignmentDetail): Fact[] {
  const { auditorTypes } = useVocabulary();
  return [
    { term: "Nama Data", value: <span dir="auto">{row.dataName}</span> },
    { term: "Tahapan", value: <StageName stage={row.tahapan} /> },
    { term: "Badan Usaha", value: <span dir="auto">{row.badanUsaha}</span> },
    { term: "Auditor", value: <span dir="auto">{row.auditorName}</span> },
    {
      term: "Tipe Auditor",
      value: <span lang="en">{labelOf(auditorTypes, row.auditorType)}</span>,
    },
    { term: "Status", termLang: "en", value: <AssignmentStatus {...row} /> },
    {
      term: "Tanggal Ditugaskan",
      value: <span title={detail.assignedExactly}>{row.assigned}</span>,
    },
    { term: "Tanggal Berakhir", value: <AssignmentDue due={row.due} /> },
    { term: "Ditugaskan oleh", value: <span dir="auto">{detail.assignedBy}</span> },
    ...(detail.completed === undefined ? [] : [{ term: "Diselesaikan", value: detail.completed }]),
  ];
}
