import { Bold, Link, List, ListOrdered, Quote } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "../../ui/action/IconButton";
import { type Mark, setMark } from "./marks";
import styles from "./ReplyForm.module.css";
import { formatTexts } from "./texts";

const BUTTONS = [
  { mark: "bold", icon: Bold },
  { mark: "bullets", icon: List },
  { mark: "numbers", icon: ListOrdered },
  { mark: "quote", icon: Quote },
  { mark: "link", icon: Link },
] as const satisfies readonly { mark: Mark; icon: typeof Bold }[];

/** Buttons that set marks of light formatting in the field. */
export function FormatBar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label={formatTexts.title} className={styles.format}>
      {BUTTONS.map(({ mark, icon }) => (
        <IconButton
          key={mark}
          size="small"
          icon={icon}
          tip="above"
          label={formatTexts[mark]}
          onClick={() => {
            if (field.current) setMark(field.current, mark);
          }}
        />
      ))}
    </div>
  );
}
