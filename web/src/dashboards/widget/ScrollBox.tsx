import { type ReactNode, useRef } from "react";
import { useScrollStop } from "../../ui/page/useScrollStop";

export type ScrollBoxProps = { className: string | undefined; label: string; children: ReactNode };

/** Text that may not fit its card. Only then it scrolls and is a Tab stop. */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, label, "group");
  return (
    <div ref={box} className={className} {...stop}>
      {children}
    </div>
  );
}
