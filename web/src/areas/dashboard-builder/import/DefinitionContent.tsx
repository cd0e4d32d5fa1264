import type { DefinitionPreview } from "../../../engine";
import { DescriptionList } from "../../../ui/display/DescriptionList";
import { DefinitionProblems } from "./DefinitionProblems";
import styles from "./import.module.css";
import { PreviewedWidgets } from "./PreviewedWidgets";

export function DefinitionContent({ preview }: { preview: DefinitionPreview }) {
  if (preview.problems.length > 0) return <DefinitionProblems problems={preview.problems} />;
  return (
    <>
      <section className={styles.part}>
        <h3>Yang akan ditambahkan</h3>
        <DescriptionList
          facts={[
            { term: "Nama", value: <span dir="auto">{preview.name}</span> },
            ...(preview.description
              ? [{ term: "Deskripsi", value: <span dir="auto">{preview.description}</span> }]
              : []),
            { term: "Kategori", value: preview.category },
            { term: "Izin", value: preview.permission },
            { term: "Status", value: "Draft" },
          ]}
        />
      </section>
      <PreviewedWidgets widgets={preview.widgets} />
    </>
  );
}
