import { ArrowLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { StageName } from "../../../audit/StageName";
import type { DocumentShelf } from "../../../engine";
import { paths } from "../../../shared/paths";
import { useFocusRescue } from "../../../shared/useFocusRescue";
import { LinkButton } from "../../../ui/action/LinkButton";
import styles from "./ShelfPath.module.css";
import { pathTexts, toolbarTexts } from "./texts";
import { type DocumentShelfState, NO_SEARCH } from "./useDocumentShelf";

export type ShelfPathProps = {
  view: DocumentShelf;
  state: DocumentShelfState;
  /** Number of results, announced when it changes. */
  found: string;
};

const at = paths.cmsAuditor.documents;

type Step = { key: string; name: ReactNode; to: string };

export function ShelfPath({ view, found, state: { query, searchAfter } }: ShelfPathProps) {
  const top = { ...NO_SEARCH, tahapan: undefined, badanUsaha: undefined };
  const steps: Step[] = [
    { key: "all", name: toolbarTexts.allStages, to: `${at}${searchAfter(top)}` },
  ];
  if (view.tahapan !== undefined) {
    const to = `${at}${searchAfter({ ...NO_SEARCH, badanUsaha: undefined })}`;
    steps.push({ key: "stage", name: <StageName stage={view.tahapan} />, to });
  }
  if (view.badanUsaha !== undefined) {
    const to = `${at}${searchAfter(NO_SEARCH)}`;
    steps.push({ key: "company", name: view.badanUsaha, to });
  }
  if (view.level === "found") {
    steps.push({
      key: "search",
      name: pathTexts.found(query.search ?? ""),
      to: `${at}${searchAfter({})}`,
    });
  }

  const frame = useRef<HTMLElement>(null);
  useFocusRescue(view, () => frame.current);

  const above = steps.at(-2);
  return (
    <div className={styles.path}>
      {above && (
        <LinkButton to={above.to} variant="quiet" size="small" icon={ArrowLeft}>
          {pathTexts.back}
        </LinkButton>
      )}
      <nav ref={frame} tabIndex={-1} className={styles.nav} aria-label={pathTexts.label}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.key} className={styles.step}>
              {index > 0 && <ChevronRight className={styles.chevron} aria-hidden="true" />}
              {index === steps.length - 1 ? (
                <span aria-current="page">{step.name}</span>
              ) : (
                <Link to={step.to}>{step.name}</Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}
