import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { displayTexts as texts } from "../texts";
import { FileName } from "./FileName";
import styles from "./FileRow.module.css";

export type FileRowProps = {
  icon: LucideIcon;
  name: string;
  /** Facts found in the file. */
  facts?: string | undefined;
  /** Buttons for the file. */
  children: ReactNode;
};

/**
 * A file that was read. It takes the focus, because it replaces the field in which it was chosen.
 */
export function FileRow({ icon: Icon, name, facts, children }: FileRowProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => row.current?.focus(), []);

  return (
    <section ref={row} tabIndex={-1} className={styles.row} aria-label={texts.readFile}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div>
        <p className={styles.name}>
          <FileName name={name} />
        </p>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      {children}
    </section>
  );
}
