import { LayoutDashboard, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/action/Button";
import { EmptyState } from "../../../../ui/feedback/EmptyState";
import { canvasTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import styles from "./Canvas.module.css";

export type EmptyCanvasProps = { editor: ShownEditor; onAdd: () => void };

/** Invites the user to add a widget. It takes the focus when the last widget is removed. */
export function EmptyCanvas({ editor: { store, wish }, onAdd }: EmptyCanvasProps) {
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wish === undefined) return;
    store.forgetWish();
    if (wish.isRescue && document.activeElement !== document.body) return;
    add.current?.focus();
  }, [store, wish]);
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={LayoutDashboard}
        title={texts.empty}
        action={
          <Button ref={add} variant="primary" icon={Plus} onClick={onAdd}>
            {texts.addFirst}
          </Button>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    </div>
  );
}
