import { type ReactNode, useEffect, useRef, useState } from "react";

export type ScrollBoxProps = { className: string | undefined; label: string; children: ReactNode };

/** Words that may not fit their card: only then are they scrolled, and a stop of the Tab key. */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() =>
      setCut(measured.scrollHeight > measured.clientHeight + 1),
    );
    observer.observe(measured);
    for (const child of measured.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const scrolled = isCut ? { role: "group", "aria-label": label, tabIndex: 0 } : {};
  return (
    <div ref={box} className={className} {...scrolled}>
      {children}
    </div>
  );
}
