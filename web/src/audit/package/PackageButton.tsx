import { PackageCheck } from "lucide-react";
import { lazy } from "react";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { reportTexts as texts } from "../report/texts";

const PackageDialog = lazy(() => import("./PackageDialog"));

export type PackageButtonProps = { assignment: string };

/** Saves an audit as a Paket Bukti, and checks a saved one. The code of the dialog loads on first use. */
export function PackageButton({ assignment }: PackageButtonProps) {
  const { opened, open, close } = useOverPage<"package">();
  return (
    <>
      <Button icon={PackageCheck} onClick={() => open("package")}>
        {texts.package}
      </Button>
      <LateDialog>{opened && <PackageDialog assignment={assignment} onClose={close} />}</LateDialog>
    </>
  );
}
