import type { DashboardScope } from "../../../engine";
import { paths } from "../../../shared/paths";
import { areaTexts, placeTexts } from "../texts";

const at = paths.dashboardBuilder;

export type ListPlace = {
  scope: DashboardScope;
  path: string;
  title: string;
  purpose: string;
  /** The filters that the user can choose in this list. */
  filters: { category: boolean; status: boolean };
  none: string;
  noneHint: string;
};

export const ALL: ListPlace = {
  scope: "all",
  path: at.root,
  title: areaTexts.list,
  filters: { category: true, status: true },
  ...placeTexts.all,
};

export const PUBLISHED: ListPlace = {
  scope: "published",
  path: at.published,
  title: areaTexts.published,
  filters: { category: true, status: false },
  ...placeTexts.published,
};

export const DRAFTS: ListPlace = {
  scope: "drafts",
  path: at.drafts,
  title: areaTexts.drafts,
  filters: { category: true, status: false },
  ...placeTexts.drafts,
};

/** The list of a category. `category` is its word in the address. */
export const categoryPlace = (category: string, label: string): ListPlace => ({
  scope: { category },
  path: at.category(category),
  title: label,
  purpose: placeTexts.category.purpose(label),
  filters: { category: false, status: true },
  none: placeTexts.category.none(label),
  noneHint: placeTexts.category.noneHint,
});
