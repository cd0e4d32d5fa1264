/** Query parameters for the first page of a list in its default order. */
export const firstPage = {
  search: undefined,
  sort: undefined,
  direction: undefined,
  page: undefined,
  pageSize: undefined,
} as const;
