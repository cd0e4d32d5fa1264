import type { Pagination } from "../core/pkg/portal_core";

/** Which part of a list its table shows. */
export const shownPage = ({ pagination }: { pagination: Pagination }) =>
  `${pagination.page} ${pagination.pageSize}`;
