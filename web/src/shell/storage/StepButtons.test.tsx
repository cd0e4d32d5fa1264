import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { copySetAside, copyStored, trySavingAgain } from "../../engine/storage/portalStorage";
import { download } from "../../platform/download";
import { clearToasts, readToasts } from "../../shared/toast/toast";
import { renderAt } from "../../testing/portal";
import { StepButtons } from "./StepButtons";

vi.mock("../../platform/download", () => ({ download: vi.fn() }));
vi.mock("../../engine/storage/portalStorage", () => ({
  copySetAside: vi.fn(),
  copyStored: vi.fn(),
  trySavingAgain: vi.fn(),
}));

beforeEach(() => clearToasts());

test("'Coba lagi' tries to store again", async () => {
  const { user } = renderAt(<StepButtons steps={["retry"]} />, "/");
  await user.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(trySavingAgain).toHaveBeenCalledTimes(1);
});

describe("'Unduh salinan'", () => {
  test.each([
    ["copyStored", copyStored],
    ["copySetAside", copySetAside],
  ] as const)("downloads the result of %s", async (step, copy) => {
    const file = new Blob(["mentah"]);
    vi.mocked(copy).mockResolvedValue(file);
    const { user } = renderAt(<StepButtons steps={[step]} />, "/");
    await user.click(screen.getByRole("button", { name: "Unduh salinan" }));
    await vi.waitFor(() =>
      expect(download).toHaveBeenLastCalledWith("Salinan_Portal_Minerba.bin", file),
    );
    expect(readToasts()).toEqual([]);
  });

  test("reports that nothing can be read", async () => {
    vi.mocked(download).mockClear();
    vi.mocked(copyStored).mockResolvedValue(undefined);
    const { user } = renderAt(<StepButtons steps={["copyStored"]} />, "/");
    await user.click(screen.getByRole("button", { name: "Unduh salinan" }));
    await vi.waitFor(() => expect(readToasts()[0]?.text).toMatch(/^Salinan tidak dapat dibuat/));
    expect(download).not.toHaveBeenCalled();
  });
});
