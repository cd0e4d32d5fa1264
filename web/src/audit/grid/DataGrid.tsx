import { Copy, FileX2, SearchX, Table2 } from "lucide-react";
import { useRef } from "react";
import { type DataSubject, refusalText } from "../../engine";
import { figure } from "../../platform/figure";
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
  if (total === 0) return <EmptyState icon={Table2} title="Tabel ini belum berisi baris" />;

  const { range } = choice;
  const wanted = () => (range ? { first: firstOf(range), count: countOf(range) } : inSight());

  return (
    <div ref={frame} tabIndex={-1} className={styles.grid}>
      <div className={styles.toolbar}>
        <SearchField
          label="Cari dalam tabel"
          placeholder="Cari di semua kolom"
          value={grid.typed}
          onChange={grid.search}
        />
        <RecordCount
          matching={matching}
          total={total}
          isSearching={grid.isSearching}
          isSorting={grid.isSorting}
        />
        {canCopy && (
          <span className={styles.copy}>
            {range && <span className={styles.chosen}>{figure(countOf(range))} baris dipilih</span>}
            <Button
              icon={Copy}
              size="small"
              reason={matching === 0 ? "Tidak ada baris yang ditampilkan." : undefined}
              onClick={() => void copyRows({ ...grid.query, ...wanted() })}
            >
              Salin
            </Button>
          </span>
        )}
      </div>
      {matching === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Tidak ada baris yang cocok"
          action={<Button onClick={grid.clear}>Hapus pencarian</Button>}
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
      <Loading label="Isi tabel sedang dibaca kembali dari berkasnya..." />
    </div>
  );
}
