import { Ellipsis } from "lucide-react";
import { useId } from "react";
import type { ColumnKind, LoadedColumn } from "../../engine";
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
  onColumns: (choices: ColumnChoices) => void;
};

/** Heading, kind and place of a column, each of which can be changed, and the cells that do not fit. */
export function ColumnHead({ column, place, count, choices, onColumns }: ColumnHeadProps) {
  const id = useId();
  const { header, kind, doubt, isNumber } = column;
  const isLeftOut = choices.leftOut.includes(place);
  const chosen = choices.kinds[place];
  const mustChoose = doubt?.about === "numberForm" && chosen === undefined && !isLeftOut;
  const name = choices.headers[place]?.trim() || header;
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
        />
      </span>
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
      {choices.missing[place] !== undefined && !isLeftOut && (
        <label className={styles.missing}>
          {columnTexts.missing}
          <input
            className={styles.header}
            aria-label={columnTexts.missingOf(name)}
            value={choices.missing[place]}
            onChange={({ target }) => onColumns(setMissing(choices, place, target.value))}
          />
        </label>
      )}
      {column.misfits > 0 && !isLeftOut && (
        <span id={id} className={styles.misfits} data-tone="warning">
          {columnTexts.misfits(column.misfits, column.firstMisfits)}
        </span>
      )}
    </th>
  );
}

const kindOf = (value: string): ColumnKind | undefined =>
  kindGroups.flatMap(({ kinds }) => kinds).find((kind) => kind === value);

type ColumnMenuProps = Omit<ColumnHeadProps, "column"> & { header: string; missing: string };

function ColumnMenu({ header, missing, place, count, choices, onColumns }: ColumnMenuProps) {
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
            onSelect: () =>
              onColumns(setMissing(choices, place, hasOwnMissing ? undefined : missing)),
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
