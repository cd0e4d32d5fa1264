import type { Contact } from "../../engine";
import { EmailAddress } from "../../ui/display/EmailAddress";
import styles from "./Contacts.module.css";
import { factsTexts } from "./texts";

/** The contact persons of a company, for staff: the main one, and the others on demand. */
export function Contacts({ contacts: [main, ...others] }: { contacts: readonly Contact[] }) {
  return (
    <div className={styles.contacts}>
      {main && <Person contact={main} />}
      {others.length > 0 && (
        <details>
          <summary>{factsTexts.moreContacts(others.length)}</summary>
          <ul className={styles.others}>
            {others.map((contact) => (
              <li key={`${contact.name} ${contact.email} ${contact.phone}`}>
                <Person contact={contact} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Person({ contact: { name, position, email, phone } }: { contact: Contact }) {
  return (
    <div className={styles.person}>
      <bdi>{position === "" ? name : `${name}, ${position}`}</bdi>
      {email !== "" && (
        <a href={`mailto:${email}`}>
          <EmailAddress address={email} />
        </a>
      )}
      {phone !== "" && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
    </div>
  );
}
