import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Record as Stored } from "../../core/pkg/portal_core";
import { afterFrame } from "../../ui/page/useAfterFrame";
import { useGoToStored } from "./useGoToStored";

const navigate = vi.fn();
vi.mock("react-router-dom", () => ({ useNavigate: () => navigate }));

const stored = {
  dataset: { tahapan: "Penjualan", badanUsaha: "PT Uji", kegiatan: "Ekspor" },
} as unknown as Stored;

beforeEach(() => navigate.mockReset());

test("what was stored is gone to once the frame without the dialog is painted", async () => {
  const { result } = renderHook(() => useGoToStored());
  result.current(stored);
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(expect.stringContaining("badanUsaha=PT+Uji")),
  );
});

test("whoever leaves in between is not called back", async () => {
  const { result, unmount } = renderHook(() => useGoToStored());
  result.current(stored);
  unmount();
  await new Promise<void>((resolve) => void afterFrame(resolve));
  expect(navigate).not.toHaveBeenCalled();
});
