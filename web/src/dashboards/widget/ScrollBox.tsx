import { type ReactNode, useRef } from "react";
import { useScrollStop } from "../../ui/page/useScrollStop";

export type ScrollBoxProps = { className: string | undefined; label: string; children: ReactNode };

/** Words that may not fit their card: only then are they scrolled, and a stop of the Tab key. */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, label, "group");
  return (
    <div ref={box} className={className} {...stop}>
      {children}
    </div>
  );
}
