import { StageName } from "../../../audit/StageName";
import { type AssignedItem, useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import { DescriptionList, type Fact } from "../../../ui/display/DescriptionList";
import { DataTypeName } from "../DataTypeName";
import styles from "./detail.module.css";
import { assignmentFactTexts, factTexts, itemTexts } from "./texts";

/** Basic information (§2.7), folded so that the data is on the first screen. Paper shows it. */
export function BasicInformation({ item }: { item: AssignedItem }) {
  return (
    <details className={styles.basics}>
      <summary className={styles.summary}>{itemTexts.basics}</summary>
      <div className={styles.folded}>
        <DescriptionList facts={useFacts(item)} layout="columns" />
      </div>
    </details>
  );
}

function useFacts(item: AssignedItem): Fact[] {
  const { auditorTypes } = useVocabulary();
  const { auditorName, auditorType, assigned } = item.assignment;
  return [
    { term: factTexts.id, value: item.id },
    { term: factTexts.stage, value: <StageName stage={item.tahapan} /> },
    { term: factTexts.dataType, termLang: "en", value: <DataTypeName dataType={item.dataType} /> },
    { term: factTexts.generatedBy, termLang: "en", value: item.generatedBy },
    { term: factTexts.generatedDate, termLang: "en", value: item.generated },
    { term: factTexts.lastUpdated, termLang: "en", value: item.updated },
    { term: assignmentFactTexts.auditor, value: <span dir="auto">{auditorName}</span> },
    {
      term: assignmentFactTexts.auditorType,
      value: <span lang="en">{labelOf(auditorTypes, auditorType)}</span>,
    },
    { term: assignmentFactTexts.assigned, value: assigned },
  ];
}
