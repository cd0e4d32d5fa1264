import type { CmsDashboard } from "../../../engine";
import { paths } from "../../../shared/paths";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";

const at = paths.cmsAuditor;

export type CmsCardsProps = {
  figures: Pick<CmsDashboard, "documents" | "datasets" | "active" | "auditors">;
};

export function CmsCards({ figures: { documents, datasets, active, auditors } }: CmsCardsProps) {
  return (
    <StatGrid label="Ringkasan CMS">
      <StatCard
        label="Total Dokumen"
        value={documents.value}
        hint={documents.text}
        to={at.documents}
      />
      <StatCard label="Dataset Tabular" value={datasets.value} hint={datasets.text} to={at.query} />
      <StatCard
        label="Penugasan Aktif"
        value={active.value}
        hint={active.text}
        to={at.assignments}
      />
      <StatCard
        label="Auditor Tersedia"
        value={auditors.value}
        hint={auditors.text}
        to={at.auditors}
      />
    </StatGrid>
  );
}
