import { CircleOff } from "lucide-react";
import { Link } from "react-router-dom";
import { figure } from "../../../platform/figure";
import { paths } from "../../../shared/paths";
import { EmailAddress } from "../../../ui/display/EmailAddress";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import styles from "./directory.module.css";
import { fieldTexts, tabTexts as texts } from "./texts";

/** The fields that agents, companies and departments share. */
export type DirectoryEntry = {
  id: string;
  form: { name: string };
  isActive: boolean;
  unfinished: number;
  warning: string;
};

/** The columns around those of a kind of entry. In a second line an active entry says nothing of its status. */
export const directoryColumns = <Row extends DirectoryEntry>(
  part: Parameters<typeof paths.internalEsdm.unfinishedTickets>[0],
  own: readonly Column<Row>[],
): readonly Column<Row>[] => [
  {
    key: "name",
    label: fieldTexts.name,
    least: 14,
    grows: true,
    cell: ({ form, isActive }) => (
      <span className={styles.name} data-inactive={!isActive || undefined}>
        <ClampText text={form.name} lines={3} />
      </span>
    ),
  },
  ...own,
  {
    key: "status",
    label: fieldTexts.status,
    least: 7,
    folds: { into: "name", rank: 1 },
    cell: ({ isActive }) => (isActive ? texts.active : <Inactive />),
    brief: ({ isActive }) => (isActive ? null : <Inactive />),
  },
  {
    key: "unfinished",
    label: fieldTexts.unfinished,
    least: 8,
    folds: { into: "name", rank: 6 },
    cell: ({ id, unfinished }) =>
      unfinished === 0 ? (
        "–"
      ) : (
        <Link to={paths.internalEsdm.unfinishedTickets(part, id)}>
          {texts.tickets(figure(unfinished))}
        </Link>
      ),
    brief: ({ id, unfinished }) =>
      unfinished === 0 ? null : (
        <Link to={paths.internalEsdm.unfinishedTickets(part, id)}>
          {texts.unfinishedTickets(figure(unfinished))}
        </Link>
      ),
  },
];

/** The column with the e-mail address; without one, an entry has no account. */
export const emailColumn = <Row extends { form: { email: string } }>(): Column<Row> => ({
  key: "email",
  label: fieldTexts.email,
  least: 15,
  folds: { into: "name", rank: 3 },
  cell: ({ form: { email } }) =>
    email === "" ? texts.noAccount : <EmailAddress address={email} />,
});

const Inactive = () => (
  <span className={styles.inactive}>
    <CircleOff aria-hidden="true" size={14} />
    {texts.inactive}
  </span>
);
