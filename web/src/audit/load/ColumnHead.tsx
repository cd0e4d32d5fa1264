import { Ellipsis } from "lucide-react";
import { useId, useState } from "react";
import { type ColumnKind, type FieldError, type LoadedColumn, problemText } from "../../engine";
import { MenuButton } from "../../ui/overlay/MenuButton";
import {
  type ColumnChoices,
  moveColumn,
  orderedColumns,
  setHeader,
  setIncluded,
  setKinds,
  setMissing,
} from "./columnChoices";
import styles from "./TablePreview.module.css";
import { columnTexts, kindGroups } from "./texts";

export type ColumnHeadProps = {
  column: LoadedColumn;
  /** Place in the file. */
  place: number;
  /** Number of columns. */
  count: number;
  choices: ColumnChoices;
  /** Errors of the form; those about this heading are shown. */
  errors: readonly FieldError[];
  onColumns: (choices: ColumnChoices) => void;
};

/** Heading, kind and place of a column, each of which can be changed, and the cells that do not fit. */
export function ColumnHead({ column, place, count, choices, errors, onColumns }: ColumnHeadProps) {
  const id = useId();
  const [asksWords, setAsksWords] = useState(false);
  const { header, kind, doubt, isNumber } = column;
  const isLeftOut = choices.leftOut.includes(place);
  const chosen = choices.kinds[place];
  const mustChoose = doubt?.about === "numberForm" && chosen === undefined && !isLeftOut;
  const name = choices.headers[place]?.trim() || header;
  const problem = isLeftOut ? undefined : headerProblem(name, errors);
  const words = isLeftOut ? undefined : choices.missing[place];
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      data-left-out={isLeftOut || undefined}
      aria-describedby={column.misfits > 0 ? id : undefined}
    >
      <span className={styles.headLine}>
        <input
          className={styles.header}
          aria-label={columnTexts.header(header)}
          dir="auto"
          title={name}
          placeholder={header}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={choices.headers[place] ?? header}
          onChange={(event) => onColumns(setHeader(choices, place, event.target.value))}
        />
        <ColumnMenu
          header={name}
          missing={column.missing}
          place={place}
          count={count}
          choices={choices}
          onColumns={onColumns}
          onWords={() => setAsksWords(true)}
        />
      </span>
      {problem !== undefined && (
        <span id={`${id}-problem`} className={styles.told} data-tone="danger">
          {problem}
        </span>
      )}
      {isLeftOut ? (
        <span className={styles.kind}>{columnTexts.leftOut}</span>
      ) : (
        <select
          className={styles.select}
          aria-label={columnTexts.label(name)}
          aria-invalid={mustChoose || undefined}
          value={mustChoose ? "" : kind}
          onChange={({ target }) => onColumns(setKinds(choices, [place], kindOf(target.value)))}
        >
          {mustChoose && <option value="">{columnTexts.placeholder}</option>}
          {kindGroups.map(({ label, kinds }) => (
            <optgroup key={label} label={label}>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {columnTexts.kinds[each]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
      {words !== undefined && (
        <label className={styles.missing}>
          {columnTexts.missing}
          <input
            className={styles.words}
            aria-label={columnTexts.missingOf(name)}
            aria-describedby={looksJoined(words) ? `${id}-joined` : undefined}
            // biome-ignore lint/a11y/noAutofocus: the menu entry asks for these words
            autoFocus={asksWords}
            value={words}
            onChange={({ target }) => onColumns(setMissing(choices, place, target.value))}
          />
        </label>
      )}
      {words !== undefined && looksJoined(words) && (
        <span id={`${id}-joined`} className={styles.told} data-tone="warning">
          {columnTexts.joined(words.trim())}
        </span>
      )}
      {column.misfits > 0 && !isLeftOut && (
        <span id={id} className={styles.told} data-tone="warning">
          {columnTexts.misfits(column.misfits, column.firstMisfits)}
        </span>
      )}
    </th>
  );
}

const kindOf = (value: string): ColumnKind | undefined =>
  kindGroups.flatMap(({ kinds }) => kinds).find((kind) => kind === value);

/** True for words that are separated by commas, which would be read as one word. */
const looksJoined = (words: string) => !words.includes(";") && /\S,\s+\S/.test(words);

/** The error about the heading of a column. */
function headerProblem(name: string, errors: readonly FieldError[]): string | undefined {
  const own = errors.find(
    ({ field, problem }) =>
      field === "columns" &&
      ((problem.problem === "headerTaken" && problem.header === name) ||
        (problem.problem === "tooLong" && [...name].length > problem.max)),
  );
  return own && problemText(own);
}

type ColumnMenuProps = Omit<ColumnHeadProps, "column" | "errors"> & {
  header: string;
  missing: string;
  /** Called when the column gets its own words for 'no value'. */
  onWords: () => void;
};

function ColumnMenu({
  header,
  missing,
  place,
  count,
  choices,
  onColumns,
  onWords,
}: ColumnMenuProps) {
  const isLeftOut = choices.leftOut.includes(place);
  const hasOwnMissing = choices.missing[place] !== undefined;
  const order = orderedColumns(count, choices);
  const at = order.indexOf(place);
  const move = (step: -1 | 1) => () => onColumns(moveColumn(count, choices, place, step));
  const include = () => onColumns(setIncluded(choices, place, isLeftOut));
  const canLeaveOut = isLeftOut || choices.leftOut.length < count - 1;
  const entries = [
    ...(canLeaveOut
      ? [
          {
            key: "include",
            label: isLeftOut ? columnTexts.include : columnTexts.leaveOut,
            onSelect: include,
          },
        ]
      : []),
    ...(isLeftOut
      ? []
      : [
          {
            key: "missing",
            label: hasOwnMissing ? columnTexts.usualMissing : columnTexts.changeMissing,
            onSelect: () => {
              if (!hasOwnMissing) onWords();
              onColumns(setMissing(choices, place, hasOwnMissing ? undefined : missing));
            },
          },
        ]),
    ...(at > 0 ? [{ key: "left", label: columnTexts.moveLeft, onSelect: move(-1) }] : []),
    ...(at < count - 1 ? [{ key: "right", label: columnTexts.moveRight, onSelect: move(1) }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <MenuButton
      label={columnTexts.menu(header)}
      icon={Ellipsis}
      iconOnly
      variant="quiet"
      size="small"
      groups={[{ key: "column", entries }]}
    />
  );
}
