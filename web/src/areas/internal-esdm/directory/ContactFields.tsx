import { Plus, Star, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Contact } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { IconButton } from "../../../ui/action/IconButton";
import { useFocusAfterRemoval } from "../../../ui/action/useFocusAfterRemoval";
import { FieldError } from "../../../ui/form/Field";
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
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving, onAdding } = useFocusAfterRemoval<HTMLUListElement>(
    contacts.length,
    () => adding.current?.focus(),
  );
  const tooMany = error("contacts");
  const without = (row: number) => contacts.filter((_, at) => at !== row);
  return (
    <fieldset className={styles.contacts}>
      <legend>{texts.title}</legend>
      <p className={styles.note}>{texts.note}</p>
      <ul ref={list} className={styles.rows}>
        {contacts.map((contact, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name while it is typed
          <li key={row} className={styles.contact}>
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
              <IconButton
                label={texts.remove(row + 1)}
                icon={Trash2}
                onClick={() => {
                  onRemoving(row);
                  onChange(without(row));
                }}
              />
            </div>
            <div className={styles.cells}>
              {CELLS.map((cell) => (
                <TextField
                  key={cell}
                  label={texts[cell]}
                  required={cell === "name"}
                  type={cell === "email" ? "email" : "text"}
                  value={contact[cell]}
                  onChange={(typed) =>
                    onChange(
                      contacts.map((one, at) => (at === row ? { ...one, [cell]: typed } : one)),
                    )
                  }
                  error={error("contacts", row, cell)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button
          ref={adding}
          size="small"
          icon={Plus}
          onClick={() => {
            onAdding();
            onChange([...contacts, EMPTY]);
          }}
        >
          {texts.add}
        </Button>
      </div>
      {tooMany && <FieldError id="contacts" text={tooMany} />}
    </fieldset>
  );
}
