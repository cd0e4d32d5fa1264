import { figure } from "../../platform/figure";
import { Notice } from "../../ui/feedback/Notice";

/** Maximum number of lines that the notice names. */
const NAMED = 10;

/** Names the lines of a text file with undecodable bytes, which became U+FFFD. Draws nothing if there are none. */
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
