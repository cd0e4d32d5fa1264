import { Mark } from "../ui/page/Mark";

/** The waiting page of index.html, whose style it uses, kept up until the first screen is there. */
export function Opening() {
  return (
    <div className="pembuka" role="status">
      <Mark size={48} />
      <p>Memuat Portal Minerba…</p>
    </div>
  );
}
