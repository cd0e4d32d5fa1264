import type { CmsDashboard } from "../../../engine";
import { paths } from "../../../shared/paths";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import { cardTexts } from "./texts";

const at = paths.cmsAuditor;

export type CmsCardsProps = {
  figures: Pick<CmsDashboard, "documents" | "datasets" | "active" | "auditors">;
};

export function CmsCards({ figures: { documents, datasets, active, auditors } }: CmsCardsProps) {
  return (
    <StatGrid label={cardTexts.label}>
      <StatCard
        label={cardTexts.documents}
        value={documents.value}
        hint={documents.text}
        to={at.documents}
      />
      <StatCard
        label={cardTexts.datasets}
        value={datasets.value}
        hint={datasets.text}
        to={at.query}
      />
      <StatCard
        label={cardTexts.active}
        value={active.value}
        hint={active.text}
        to={at.assignments}
      />
      <StatCard
        label={cardTexts.auditors}
        value={auditors.value}
        hint={auditors.text}
        to={at.auditors}
      />
    </StatGrid>
  );
}
