import { FileSearch } from "lucide-react";
import type { KeyboardEvent } from "react";
import {
  type DocumentQuery,
  type DocumentShelf,
  portal,
  type RepositorySearch,
  refusalText,
  useView,
} from "../../../engine";
import { usePrepared } from "../../../platform/usePrepared";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { Notice } from "../../../ui/feedback/Notice";
import type { DocumentTask } from "./documentTask";
import styles from "./Found.module.css";
import { FoundItem, HIT } from "./FoundItem";
import { ShelfPath } from "./ShelfPath";
import { foundTexts, noDocumentsTexts } from "./texts";
import type { DocumentShelfState } from "./useDocumentShelf";
import type { Preview } from "./usePreview";

export type SearchProps = {
  view: DocumentShelf;
  state: DocumentShelfState;
  preview: Preview;
  onAsk: (task: DocumentTask) => void;
};

/** Does a part of the search; returns false while more remains. */
function prepare(query: DocumentQuery): boolean {
  const answer = portal().readOnce("repositorySearched", query);
  return answer.kind === "refused" || answer.value;
}

/** Documents and datasets with the searched words. A long search shows the previous result until it is done. */
export function Search({ view, state, ...props }: SearchProps) {
  const { ready, isPreparing } = usePrepared<DocumentQuery>(state.query, prepare);
  if (ready === undefined) {
    return <ShelfPath view={view} state={state} found={foundTexts.searching} />;
  }
  return <Found view={view} state={state} query={ready} isSearching={isPreparing} {...props} />;
}

type FoundProps = SearchProps & { query: DocumentQuery; isSearching: boolean };

function Found({ view, state, query, isSearching, preview, onAsk }: FoundProps) {
  const answer = useView("repositorySearch", query);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { items, found, more } = answer.value;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among the links in it.
    <div className={styles.screen} onKeyDown={moveAmongHits}>
      <ShelfPath
        view={view}
        state={state}
        found={isSearching ? `${found} · ${foundTexts.searching}` : found}
      />
      <Unsearched found={answer.value} />
      {items.length === 0 ? (
        <EmptyState
          icon={FileSearch}
          title={noDocumentsTexts.title}
          lang="en"
          action={<ClearFilters onClear={state.clear} />}
        >
          <span lang="id">
            {answer.value.searched} {foundTexts.noMatch}
          </span>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={foundTexts.list}>
          {items.map((found) => (
            <li key={"document" in found.item ? found.item.document.id : found.item.dataset.id}>
              <FoundItem found={found} preview={preview} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.more}>{foundTexts.moreItems(items.length, more)}</p>}
    </div>
  );
}

function Unsearched({ found: { loading, lost } }: { found: RepositorySearch }) {
  return (
    <>
      {loading.length > 0 && <Notice tone="info" text={foundTexts.loading(loading.join(", "))} />}
      {lost.length > 0 && <Notice tone="warning" text={foundTexts.lost(lost.join(", "))} />}
    </>
  );
}

/** Up and Down move to the previous and next hit. */
function moveAmongHits(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (by === undefined || !(target instanceof HTMLElement) || !target.matches(`[${HIT}]`)) return;
  const hits = [...currentTarget.querySelectorAll<HTMLElement>(`[${HIT}]`)];
  const next = hits[hits.indexOf(target) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
