import { FileJson } from "lucide-react";
import { Button } from "../../../ui/action/Button";
import { FileName } from "../../../ui/display/FileName";
import styles from "./import.module.css";

export type DefinitionFileProps = { name: string; onChange: () => void };

/** The file that was read. It takes the focus: the field that it was chosen in is gone. */
export function DefinitionFile({ name, onChange }: DefinitionFileProps) {
  return (
    <section tabIndex={-1} data-takes-focus className={styles.file} aria-label="Berkas yang dibaca">
      <FileJson className={styles.fileIcon} aria-hidden="true" />
      <p className={styles.fileName}>
        <FileName name={name} />
      </p>
      <Button size="small" onClick={onChange}>
        Ganti berkas
      </Button>
    </section>
  );
}
