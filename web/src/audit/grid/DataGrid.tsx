import { Copy, FileX2, SearchX, Table2 } from "lucide-react";
import { useRef } from "react";
import { type DataSubject, refusalText } from "../../engine";
import { useFocusKept } from "../../shared/useFocusKept";
import { Button } from "../../ui/action/Button";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { copyRows } from "./copyRows";
import styles from "./DataGrid.module.css";
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
};

/** A dataset's rows, with search and sorting. Rows are read from the core when they scroll into view. */
export function DataGrid({ subject, caption, canCopy }: DataGridProps) {
  const grid = useGridRows(subject);
  const { sample, list, matching, inSight } = grid;
  const choice = useRowChoice({
    rows: matching,
    order: grid.order,
    start: () => inSight().first,
    onReach: grid.show,
  });

  const frame = useRef<HTMLDivElement>(null);
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
          </span>
        )}
      </div>
      {matching === 0 ? (
        <EmptyState
          icon={SearchX}
          title={gridTexts.noMatch}
          action={<Button onClick={grid.clear}>{gridTexts.clear}</Button>}
        />
      ) : (
        <GridTable
          ref={grid.scroller}
          caption={caption}
          query={grid.query}
          matching={matching}
          sample={sample.value}
          window={grid.drawn}
          sort={grid.sort}
          onSort={grid.sortBy}
          onScroll={grid.onScroll}
          selected={range}
          onRow={canCopy ? choice.onRow : undefined}
          onKeyDown={canCopy ? choice.onKeyDown : undefined}
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
