import type { ShownTable } from "../../engine";
import { DataTable } from "../../ui/table/DataTable";

export type ShownContentProps = { caption: string; shown: ShownTable };

/** The content of evidence as a small table. */
export function ShownContent({ caption, shown: { headings, lines } }: ShownContentProps) {
  const rows = lines.map((cells, place) => ({ cells, place }));
  return (
    <DataTable
      caption={caption}
      density="tight"
      columns={headings.map((label, place) => ({
        key: `${place}`,
        label,
        cell: ({ cells }: (typeof rows)[number]) => <span dir="auto">{cells[place]}</span>,
      }))}
      rows={rows}
      rowKey={({ place }) => `${place}`}
      empty=""
    />
  );
}
