import type { ReactNode } from "react";
import { productTexts } from "../shared/texts";
import { Mark } from "../ui/page/Mark";
import styles from "./PlainPage.module.css";

/** A page outside of all areas. It needs neither core nor router. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Mark />
        {productTexts.name}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
