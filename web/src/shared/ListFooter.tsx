import type { Pagination } from "../engine";
import { TableFooter } from "../ui/table/TableFooter";

export type ListFooterProps = {
  list: { pagination: Pagination; pageSizes: readonly number[] };
  change: (change: { page?: string; pageSize?: string }) => void;
  isSorting?: boolean | undefined;
};

/** Footer of a list whose page and page size are in the address. */
export function ListFooter({
  list: { pagination, pageSizes },
  change,
  isSorting,
}: ListFooterProps) {
  return (
    <TableFooter
      showing={pagination.showing}
      isSorting={isSorting}
      pageSize={
        pagination.total > Math.min(...pageSizes)
          ? {
              value: pagination.pageSize,
              options: pageSizes,
              onChange: (size) => change({ pageSize: String(size) }),
            }
          : undefined
      }
      pagination={{
        page: pagination.page,
        pageCount: pagination.pageCount,
        window: pagination.window,
        onPage: (page) => change({ page: String(page) }),
      }}
    />
  );
}
