import { LayoutDashboard } from "lucide-react";
import { refusalText } from "../../engine";
import { ListFooter } from "../../shared/ListFooter";
import { useTitle } from "../../shared/useTitle";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { SelectField } from "../../ui/form/SelectField";
import { useKeptList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import { DashboardCard } from "../card/DashboardCard";
import { NoMatch } from "../card/NoMatch";
import { listTexts as texts } from "../texts";
import { useDashboardWords } from "../words/useDashboardWords";
import styles from "./reader.module.css";
import type { ReaderPlace } from "./readerPlace";
import { usePublishedDashboards } from "./usePublishedDashboards";

/** /{area}/dashboards: the dashboards that the acting role may read (§6, decisions §7). */
export function PublishedDashboards({ place }: { place: ReaderPlace }) {
  useTitle(place.title);
  useKeptList(place.list);
  const { answer, typed, change, search, clear } = usePublishedDashboards();
  const { categories } = useDashboardWords();
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const list = answer.value;
  return (
    <div className={styles.screen}>
      <PageHeader title={place.title} purpose={texts.purpose} />
      <section className={styles.list} aria-label={place.title}>
        <div className={styles.toolbar}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={typed}
            onChange={search}
          />
          <SelectField
            label={texts.category}
            layout="inline"
            placeholder={texts.allCategories}
            value={list.category ?? ""}
            options={categories}
            onChange={(category) => change({ category })}
          />
        </div>
        {list.cards.length > 0 ? (
          <ul className={styles.cards} aria-label={place.title}>
            {list.cards.map((dashboard) => (
              <li key={dashboard.id}>
                <DashboardCard dashboard={dashboard} to={place.dashboard(dashboard.id)} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.none}>
            <NothingToRead isFiltered={list.isFiltered} onClear={clear} />
          </div>
        )}
        <ListFooter list={list} change={change} />
      </section>
    </div>
  );
}

function NothingToRead({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) return <NoMatch onClear={onClear} />;
  return (
    <EmptyState icon={LayoutDashboard} title={texts.none}>
      {texts.noneHint}
    </EmptyState>
  );
}
