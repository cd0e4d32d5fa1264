import { figure } from "../../platform/figure";
import { Notice } from "../../ui/feedback/Notice";

/** Lines named in the notice; more say no more. */
const NAMED = 10;

/** Says in which lines of a text file bytes that are no text were read as '\uFFFD'; nothing where there are none. */
export function ReplacedBytes({ lines }: { lines: readonly number[] }) {
  if (lines.length === 0) return null;
  const named = lines.slice(0, NAMED).map((line) => figure(line));
  const more = lines.length > NAMED ? " dan baris lain" : "";
  return (
    <Notice
      tone="warning"
      text={`Baris ${named.join(", ")}${more}: ada karakter yang rusak; ditampilkan sebagai \uFFFD.`}
      hint="Bagian lain berkas ini terbaca utuh. Perbaiki berkas asalnya bila karakter itu diperlukan."
    />
  );
}
