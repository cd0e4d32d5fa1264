import { Copy, FileX2, SearchX, Table2 } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { type DataSubject, refusalText, type TableQuery } from "../../engine";
import { useFocusKept } from "../../shared/useFocusKept";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { ActiveFilters } from "./ActiveFilters";
import { copyRows } from "./copyRows";
import styles from "./DataGrid.module.css";
import { FilterPopover } from "./FilterPopover";
import { GridTable } from "./GridTable";
import { RecordCount } from "./RecordCount";
import { countOf, firstOf } from "./rowRange";
import { copyTexts, gridTexts } from "./texts";
import { useGridRows } from "./useGridRows";
import { useRowChoice } from "./useRowChoice";

export type DataGridProps = {
  subject: DataSubject;
  caption: string;
  canCopy: boolean;
  /** Further actions on the chosen rows. */
  actions?: ((rows: TableQuery | undefined) => ReactNode) | undefined;
};

/** A dataset's rows, with search, filters and sorting. Rows are read from the core when they scroll into view. */
export function DataGrid({ subject, caption, canCopy, actions }: DataGridProps) {
  const grid = useGridRows(subject);
  const { sample, list, matching, inSight } = grid;
  const choice = useRowChoice({
    rows: matching,
    order: grid.order,
    start: () => inSight().first,
    onReach: grid.show,
  });

  const frame = useRef<HTMLDivElement>(null);
  const { opened, open, close } = useOverPage<{ column: number; opener: HTMLElement }>();
  const openFilter = useCallback(
    (column: number, opener: HTMLElement) => open({ column, opener }),
    [open],
  );
  useFocusKept(frame, grid.order);

  if (list.kind === "refused") return <Notice text={refusalText(list.refusal)} />;
  if (sample.kind === "refused") return <Notice text={refusalText(sample.refusal)} />;
  const { isLoading, lost, total } = list.value;
  if (isLoading) return <Waiting />;
  if (lost !== undefined) {
    return (
      <EmptyState icon={FileX2} title={lost.title}>
        {lost.advice}
      </EmptyState>
    );
  }
  if (total === 0) return <EmptyState icon={Table2} title={gridTexts.empty} />;

  const { range } = choice;
  const wanted = () => (range ? { first: firstOf(range), count: countOf(range) } : inSight());

  return (
    <div ref={frame} tabIndex={-1} className={styles.grid}>
      <div className={styles.toolbar}>
        <SearchField
          label={gridTexts.search}
          placeholder={gridTexts.searchHint}
          value={grid.typed}
          onChange={grid.search}
        />
        <RecordCount
          matching={matching}
          total={total}
          isSearching={grid.isSearching}
          isSorting={grid.isSorting}
          isQuery={"data" in subject}
        />
        {canCopy && (
          <span className={styles.copy}>
            {range && <span className={styles.chosen}>{copyTexts.chosen(countOf(range))}</span>}
            <Button
              icon={Copy}
              size="small"
              reason={matching === 0 ? copyTexts.nothingShown : undefined}
              onClick={() => void copyRows({ ...grid.query, ...wanted() })}
            >
              {copyTexts.copy}
            </Button>
            {actions?.(range && { ...grid.query, ...wanted() })}
          </span>
        )}
      </div>
      <ActiveFilters
        filters={grid.active}
        onChange={grid.filter}
        onEmptied={() => frame.current?.focus({ preventScroll: true })}
      />
      {matching === 0 ? (
        <EmptyState
          icon={SearchX}
          title={gridTexts.noMatch}
          action={
            <ClearFilters
              label={grid.active.length === 0 ? gridTexts.clear : undefined}
              onClear={grid.clear}
            />
          }
        >
          {grid.active.length > 0 && [
            grid.typed && `${gridTexts.searched(grid.typed)} `,
            gridTexts.filtered(grid.active.map(({ label }) => label)),
          ]}
        </EmptyState>
      ) : (
        <GridTable
          ref={grid.scroller}
          caption={caption}
          query={grid.query}
          found={grid.found}
          matching={matching}
          total={total}
          sample={sample.value}
          window={grid.drawn}
          sort={grid.sort}
          onSort={grid.sortBy}
          filtered={grid.active.map(({ column }) => column).join()}
          onFilter={openFilter}
          onScroll={grid.onScroll}
          selected={range}
          onRow={canCopy ? choice.onRow : undefined}
          onKeyDown={canCopy ? choice.onKeyDown : undefined}
        />
      )}
      {opened && (
        <FilterPopover
          subject={subject}
          search={grid.found.search}
          filters={grid.filters}
          column={opened.column}
          opener={opened.opener}
          onApply={grid.filter}
          onClose={close}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading label={gridTexts.loading} />
    </div>
  );
}
