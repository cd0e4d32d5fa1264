import type { DefinitionPreview } from "../../../engine";
import { DescriptionList } from "../../../ui/display/DescriptionList";
import { areaTexts, contentTexts, fieldTexts } from "../texts";
import { DefinitionProblems } from "./DefinitionProblems";
import styles from "./import.module.css";
import { PreviewedWidgets } from "./PreviewedWidgets";

export function DefinitionContent({ preview }: { preview: DefinitionPreview }) {
  if (preview.problems.length > 0) return <DefinitionProblems problems={preview.problems} />;
  return (
    <>
      <section className={styles.part}>
        <h3>{contentTexts.title}</h3>
        <DescriptionList
          facts={[
            { term: fieldTexts.name, value: <span dir="auto">{preview.name}</span> },
            ...(preview.description
              ? [
                  {
                    term: fieldTexts.description,
                    value: <span dir="auto">{preview.description}</span>,
                  },
                ]
              : []),
            { term: fieldTexts.category, value: preview.category },
            { term: fieldTexts.permission, value: preview.permission },
            { term: fieldTexts.status, value: areaTexts.drafts },
          ]}
        />
      </section>
      <PreviewedWidgets widgets={preview.widgets} />
    </>
  );
}
