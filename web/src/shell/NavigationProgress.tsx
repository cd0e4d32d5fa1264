import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { LiveRegion } from "../ui/feedback/LiveRegion";
import styles from "./NavigationProgress.module.css";
import { screenTexts as texts } from "./texts";

const NOTICEABLE_MS = 200;

/** Announces a slow navigation. The arrival is announced by the focus on the heading. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setShown(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [waiting]);

  return (
    <>
      <LiveRegion message={shown ? texts.loading : ""} />
      {shown && <div className={styles.bar} aria-hidden="true" />}
    </>
  );
}
