import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import { GivenVersion } from "../../../audit/versions/GivenVersion";
import { versionTexts } from "../../../audit/versions/texts";
import { type AssignmentDetail, useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import type { Fact } from "../../../ui/display/DescriptionList";
import { fieldTexts } from "../texts";
import { detailTexts } from "./texts";

export function useAssignmentFacts({ row, ...detail }: AssignmentDetail): Fact[] {
  const { auditorTypes } = useVocabulary();
  return [
    { term: fieldTexts.data, value: <span dir="auto">{row.dataName}</span> },
    ...(detail.version === undefined
      ? []
      : [
          {
            term: versionTexts.label,
            value: (
              <GivenVersion
                version={detail.version}
                subject={{
                  version: { data: detail.dataId, content: detail.version.version.content },
                }}
              />
            ),
          },
        ]),
    { term: fieldTexts.stage, value: <StageName stage={row.tahapan} /> },
    { term: fieldTexts.company, value: <span dir="auto">{row.badanUsaha}</span> },
    { term: fieldTexts.auditor, value: <span dir="auto">{row.auditorName}</span> },
    {
      term: fieldTexts.auditorType,
      value: <span lang="en">{labelOf(auditorTypes, row.auditorType)}</span>,
    },
    { term: fieldTexts.status, termLang: "en", value: <AssignmentStatus {...row} /> },
    {
      term: detailTexts.assignedDate,
      value: <span title={detail.assignedExactly}>{row.assigned}</span>,
    },
    { term: fieldTexts.due, value: <AssignmentDue due={row.due} /> },
    { term: detailTexts.assignedBy, value: <span dir="auto">{detail.assignedBy}</span> },
    ...(detail.completed === undefined
      ? []
      : [{ term: detailTexts.completed, value: detail.completed }]),
  ];
}
