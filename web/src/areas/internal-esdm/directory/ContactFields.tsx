import { Star } from "lucide-react";
import type { Contact } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { AddedRows } from "../../../ui/form/AddedRows";
import { TextField } from "../../../ui/form/TextField";
import styles from "./directory.module.css";
import { contactTexts as texts } from "./texts";

export type ContactFieldsProps = {
  contacts: readonly Contact[];
  error: (field: "contacts", row?: number, cell?: string) => string | undefined;
  onChange: (contacts: Contact[]) => void;
};

const EMPTY: Contact = { name: "", position: "", email: "", phone: "" };
const CELLS = ["name", "position", "email", "phone"] as const;

/** The contact persons of a company. The first one is the main one. */
export function ContactFields({ contacts, error, onChange }: ContactFieldsProps) {
  const without = (row: number) => contacts.filter((_, at) => at !== row);
  const change = (row: number, part: Partial<Contact>) =>
    onChange(contacts.map((one, at) => (at === row ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.contacts}>
      <legend>{texts.title}</legend>
      <p className={styles.note}>{texts.note}</p>
      <AddedRows
        count={contacts.length}
        rowClass={styles.contact}
        row={(row, remove) => {
          const contact = contacts[row] ?? EMPTY;
          return (
            <>
              <div className={styles.head}>
                <span>{texts.person(row + 1)}</span>
                {row > 0 && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={Star}
                    onClick={() => onChange([contact, ...without(row)])}
                  >
                    {texts.makeMain}
                  </Button>
                )}
                {remove}
              </div>
              <div className={styles.cells}>
                {CELLS.map((cell) => (
                  <TextField
                    key={cell}
                    label={texts[cell]}
                    required={cell === "name"}
                    type={cell === "email" ? "email" : "text"}
                    value={contact[cell]}
                    onChange={(typed) => change(row, { [cell]: typed })}
                    error={error("contacts", row, cell)}
                  />
                ))}
              </div>
            </>
          );
        }}
        add={texts.add}
        onAdd={() => onChange([...contacts, EMPTY])}
        remove={texts.remove}
        onRemove={(row) => onChange(without(row))}
        problem={error("contacts")}
      />
    </fieldset>
  );
}
