import styles from "./ReportView.module.css";

/** A text whose blank lines separate paragraphs. */
export const Paragraphs = ({ text }: { text: string }) =>
  [...text.split(/\n\s*\n/).entries()]
    .filter(([, paragraph]) => paragraph.trim() !== "")
    .map(([at, paragraph]) => (
      <p key={at} dir="auto" className={styles.paragraph}>
        {paragraph}
      </p>
    ));
