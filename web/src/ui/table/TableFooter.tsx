import { SelectField } from "../form/SelectField";
import { Pagination, type PaginationProps } from "./Pagination";
import styles from "./TableFooter.module.css";
import { tableTexts as texts } from "./texts";

type PageSizeChoice = {
  value: number;
  options: readonly number[];
  onChange: (pageSize: number) => void;
};

export type TableFooterProps = {
  /** 'Showing x to y of z entries' (§2.6), announced when it changes. */
  showing: string;
  /** True while the rows are being sorted. */
  isSorting?: boolean | undefined;
  pageSize?: PageSizeChoice | undefined;
  pagination: PaginationProps;
};

/** The footer of a paged table: shown rows, page size, pages. */
export function TableFooter({ showing, isSorting, pageSize, pagination }: TableFooterProps) {
  return (
    <div className={styles.footer}>
      <p className={styles.showing}>
        <span role="status" lang="en">
          {showing}
        </span>
        {/* Outside of the live region: the new order is announced when it is known. */}
        {isSorting && texts.isSorting}
      </p>
      {pageSize && (
        <SelectField
          label={texts.pageSize}
          layout="inline"
          size="small"
          value={String(pageSize.value)}
          options={pageSize.options.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => pageSize.onChange(Number(size))}
        />
      )}
      {pagination.pageCount > 1 && <Pagination {...pagination} />}
    </div>
  );
}
