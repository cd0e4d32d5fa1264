import { LayoutDashboard, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/action/Button";
import { EmptyState } from "../../../../ui/feedback/EmptyState";
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
        title="Kanvas masih kosong"
        action={
          <Button ref={add} variant="primary" icon={Plus} onClick={onAdd}>
            Tambah widget pertama
          </Button>
        }
      >
        Pilih jenis widget, lalu sumber datanya. Letak dan ukurannya dapat diubah kapan saja.
      </EmptyState>
    </div>
  );
}
