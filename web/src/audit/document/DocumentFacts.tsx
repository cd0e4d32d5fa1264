import { type DocumentContent, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { DescriptionList } from "../../ui/display/DescriptionList";

/** What is known of the file itself. */
export function DocumentFacts({ document }: { document: DocumentContent }) {
  const { documentFormats } = useVocabulary();
  return (
    <DescriptionList
      layout="columns"
      facts={[
        { term: "Nama berkas", value: document.fileName },
        { term: "Ukuran", value: document.size },
        { term: "Halaman", value: document.pages },
        { term: "Format", value: labelOf(documentFormats, document.format) },
      ]}
    />
  );
}
