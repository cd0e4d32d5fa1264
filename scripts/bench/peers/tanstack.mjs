import {
  columnFacetingFeature,
  columnFilteringFeature,
  constructTable,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  tableFeatures,
} from "@tanstack/table-core";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import { countsOf, newestFirst, pageOf, wordsOf } from "./answers.mjs";

const hasAllWords = ({ original }, _column, words) =>
  words.every((word) => original.text.includes(word));
const isEqual = (row, column, wanted) => row.getValue(column) === wanted;

const features = tableFeatures({
  ...{
    columnFilteringFeature,
    globalFilteringFeature,
    columnFacetingFeature,
    rowPaginationFeature,
  },
  coreReactivityFeature: storeReactivityBindings(),
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  paginatedRowModel: createPaginatedRowModel(),
});

const columns = [
  { accessorKey: "text", id: "text" },
  { accessorKey: "status", id: "status", filterFn: isEqual, enableGlobalFilter: false },
];

/** Caches lower-cased text and keeps rows in display order, so nothing is sorted. */
export function open(tickets) {
  const table = constructTable({
    ...{ features, columns, data: newestFirst(tickets), globalFilterFn: hasAllWords },
    getColumnCanGlobalFilter: ({ id }) => id === "text",
  });
  return (query) => {
    const words = wordsOf(query.search);
    table.setGlobalFilter(words.length > 0 ? words : undefined);
    table.setColumnFilters(
      query.status === undefined ? [] : [{ id: "status", value: query.status }],
    );
    const total = table.getFilteredRowModel().rows.length;
    const { first, size } = pageOf(query, total);
    table.setPagination({ pageIndex: first / size, pageSize: size });
    return {
      ids: table.getPaginatedRowModel().rows.map(({ original }) => original.id),
      total,
      found: countsOf(table.getColumn("status").getFacetedUniqueValues()),
    };
  };
}
