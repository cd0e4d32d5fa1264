import { Bold, Link, List, ListOrdered, TextQuote } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "../../ui/action/IconButton";
import { type Mark, setMark } from "./marks";
import styles from "./ReplyForm.module.css";
import { formatTexts } from "./texts";

const BUTTONS = [
  { mark: "bold", icon: Bold, keys: "Ctrl+B" },
  { mark: "bullets", icon: List, keys: "Ctrl+Shift+8" },
  { mark: "numbers", icon: ListOrdered, keys: "Ctrl+Shift+7" },
  { mark: "quote", icon: TextQuote, keys: "Ctrl+Shift+9" },
  { mark: "link", icon: Link, keys: undefined },
] as const satisfies readonly { mark: Mark; icon: typeof Bold; keys: string | undefined }[];

/** Buttons that set marks of light formatting in the field. */
export function FormatBar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label={formatTexts.title} className={styles.format}>
      {BUTTONS.map(({ mark, icon, keys }) => (
        <IconButton
          key={mark}
          size="small"
          icon={icon}
          label={keys === undefined ? formatTexts[mark] : `${formatTexts[mark]} (${keys})`}
          onClick={() => {
            if (field.current) setMark(field.current, mark);
          }}
        />
      ))}
    </div>
  );
}
