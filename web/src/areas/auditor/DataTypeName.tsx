import { FileText, Table2 } from "lucide-react";
import { type DataType, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import styles from "./DataTypeName.module.css";

const ICONS = { tabular: Table2, document: FileText } as const;

export function DataTypeName({ dataType }: { dataType: DataType }) {
  const { dataTypes } = useVocabulary();
  const Icon = ICONS[dataType];
  return (
    <span className={styles.type}>
      <Icon className={styles.icon} aria-hidden="true" />
      {labelOf(dataTypes, dataType)}
    </span>
  );
}
