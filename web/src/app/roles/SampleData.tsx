import { RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/action/Button";
import { ThemeToggle } from "../../ui/action/ThemeToggle";
import { toast } from "../../ui/feedback/toast";
import { liveCore } from "../openCore";
import { useTheme } from "../shell/theme";
import styles from "./SampleData.module.css";

// The component library stays out of the first visit: it comes when the question is asked.
const AlertDialog = lazy(async () => ({
  default: (await import("../../ui/overlay/AlertDialog")).AlertDialog,
}));

/** Back to the sample data, after a question; beside it the theme. */
export function SampleData() {
  const [asked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { theme, choose } = useTheme();

  function reset() {
    // Without a core nothing has been changed yet.
    liveCore()?.restoreSamples();
    setOpen(false);
    toast("Data contoh sudah dikembalikan seperti semula.");
  }

  return (
    <div className={styles.row}>
      <Button
        icon={RotateCcw}
        variant="quiet"
        size="small"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Atur ulang data contoh
      </Button>
      <ThemeToggle theme={theme} onChange={choose} />
      {asked && (
        <Suspense>
          <AlertDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onConfirm={reset}
            title="Atur ulang data contoh?"
            confirmLabel="Atur ulang"
          >
            Semua tiket, balasan, lampiran, dan perubahan lain yang dibuat di halaman ini akan
            hilang. Data contoh kembali seperti semula.
          </AlertDialog>
        </Suspense>
      )}
    </div>
  );
}
