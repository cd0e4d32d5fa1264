// First, because it defines the order of the cascade layers.
import "../styles/page.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTranslation } from "../ui/page/followTranslation";
import { openPackage } from "./openPackage";
import { PackagePage } from "./PackagePage";
import styles from "./PackagePage.module.css";
import { cannotOpenTexts as texts } from "./texts";

const place = document.getElementById("root");
if (place === null) throw new Error("package.html has no #root");
const root = createRoot(place);
followTranslation(document.body);

openPackage().then(
  (opened) =>
    root.render(
      <StrictMode>
        <PackagePage opened={opened} />
      </StrictMode>,
    ),
  (error: unknown) => root.render(<CannotOpen error={error} />),
);

/** Shown if the page's own program cannot start. */
function CannotOpen({ error }: { error: unknown }) {
  return (
    <main className={styles.alone}>
      <h1>{texts.title}</h1>
      <p>{texts.advice}</p>
      <details>
        <summary>{texts.details}</summary>
        <code lang="en">{String(error)}</code>
      </details>
    </main>
  );
}
