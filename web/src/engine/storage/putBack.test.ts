import { expect, test, vi } from "vitest";
import { Disk } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";

const saved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));

async function reset(tab: Tab): Promise<void> {
  tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  await saved(tab);
}

test("a replacement during a put-back cancels the put-back, and can itself be undone", async () => {
  const tab = await Tab.open({ disk: new Disk() });
  tab.label("Pertama");
  await saved(tab);
  await reset(tab);
  tab.label("Kedua");
  await saved(tab);
  let goOn = () => {};
  vi.spyOn(tab.facade.living, "prepare").mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        goOn = resolve;
      }),
  );
  const puttingBack = tab.tabSync.putBack();
  await vi.waitFor(() => expect(tab.facade.living.prepare).toHaveBeenCalled());
  const second = tab.facade.living.snapshot();
  await reset(tab);
  goOn();
  expect(await puttingBack).toBe("nothing");
  expect(tab.facade.living.seq()).toBe(0);
  expect(await tab.tabSync.putBack()).toBeUndefined();
  expect(tab.facade.living.snapshot()).toEqual(second);
});
