import { useFileUrl } from "../../core/useFileUrl";
import { PdfFrame } from "../../ui/display/PdfFrame";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Guarded, type GuardedProps } from "../Guarded";

export type DocumentFileProps = Omit<GuardedProps, "children"> & { id: string; name: string };

/** A PDF in the browser's own viewer; without its tools, save and print among them, where it has to stay here. */
export function DocumentFile({ id, name, ...guard }: DocumentFileProps) {
  const content = useFileUrl(id, "application/pdf");
  if (content.kind === "loading") return <Loading label="Memuat dokumen..." />;
  if (content.kind === "missing") {
    return <Notice text={`Isi berkas ${name} tidak tersimpan di perangkat ini.`} />;
  }
  return (
    <Guarded {...guard}>
      <PdfFrame url={content.url} name={name} hasTools={guard.canCopy} />
    </Guarded>
  );
}
