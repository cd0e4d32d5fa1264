import { FileText, Table2 } from "lucide-react";
import { labelOf } from "../../platform/labelOf";
import type { DataType } from "../../wasm/pkg/portal_core";
import { useVocabulary } from "../../engine/core/useView";
import styles from "./DataTypeName.module.css";

const ICONS = { tabular: Table2, document: FileText } as const;

/** Tabular or document, with its sign. */
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
