import { FlaskConical } from "lucide-react";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { useGridAddress } from "../grid/useGridAddress";
import { TestDialog, type TestDialogProps } from "./TestDialog";
import { testTexts as texts } from "./texts";

export type TestButtonProps = Omit<TestDialogProps, "onClose" | "search" | "filters">;

/** Opens the tests on a dataset, over the rows that its table shows. */
export function TestButton(props: TestButtonProps) {
  const { opened, open, close } = useOverPage<"test">();
  const { typed, filters } = useGridAddress();
  return (
    <>
      <Button icon={FlaskConical} onClick={() => open("test")}>
        {texts.open}
      </Button>
      {opened && <TestDialog {...props} search={typed} filters={filters} onClose={close} />}
    </>
  );
}
