import type { DashboardCategory } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { CATEGORY_ICONS } from "./categoryIcons";
import { useDashboardWords } from "./useDashboardWords";
import styles from "./words.module.css";

/** A dashboard's category in its colour (§9). */
export function CategoryBadge({ category }: { category: DashboardCategory }) {
  const { categories } = useDashboardWords();
  const Icon = CATEGORY_ICONS[category];
  return (
    <span className={styles.category} data-category={category}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span>{labelOf(categories, category)}</span>
    </span>
  );
}
