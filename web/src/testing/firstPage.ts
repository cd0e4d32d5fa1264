/** Of a query for any list: the first page of everything, in the list's own order. */
export const firstPage = {
  search: undefined,
  sort: undefined,
  direction: undefined,
  page: undefined,
  pageSize: undefined,
} as const;
