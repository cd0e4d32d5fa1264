import { expect, test } from "./fixtures";

/** Attempts to run a text as code. Each tries to set `globalThis.ran`; the error it throws is part of the result. */
const injections: Record<string, () => void> = {
  "markup with a handler": () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      "<img src='data:,' onerror='globalThis.ran = 1'>",
    );
  },
  "inner markup": () => {
    document.createElement("div").innerHTML = "<img src='data:,' onerror='globalThis.ran = 1'>";
  },
  "an element's own handler": () => {
    const image = document.createElement("img");
    image.setAttribute("onerror", "globalThis.ran = 1");
    image.src = "data:image/png,";
    document.body.append(image);
  },
  "a script element": () => {
    const script = document.createElement("script");
    script.append("globalThis.ran = 1");
    document.body.append(script);
  },
  "a script from elsewhere": () => {
    const script = document.createElement("script");
    script.src = "data:text/javascript,globalThis.ran = 1";
    document.body.append(script);
  },
  "a document in a frame": () => {
    const frame = document.createElement("iframe");
    frame.srcdoc = "<script>parent.ran = 1</script>";
    document.body.append(frame);
  },
  "a PDF in the browser's viewer": () => {
    const frame = document.createElement("iframe");
    frame.src = URL.createObjectURL(new Blob(["%PDF-1.7"], { type: "application/pdf" }));
    document.body.append(frame);
  },
  "an address that is a script": () => {
    const link = document.createElement("a");
    link.href = "javascript:void(globalThis.ran = 1)";
    document.body.append(link);
    link.click();
  },
  "a timer with a text": () => {
    Reflect.apply(setTimeout, undefined, ["globalThis.ran = 1"]);
  },
  "another policy": () => {
    globalThis.trustedTypes?.createPolicy("lenient", { createHTML: (text) => text });
    Reflect.set(globalThis, "ran", 1);
  },
};

test("no injected text runs in the portal", { tag: "@single-file" }, async ({ portal, page }) => {
  portal.expectComplaint(/^console error: |^exception: .*Trusted/);
  await portal.open("/");
  let breaches = 0;
  page.on("console", (message) => {
    if (message.text().startsWith("breach ")) breaches += 1;
  });
  for (const [name, inject] of Object.entries(injections)) {
    await test.step(name, async () => {
      const before = breaches;
      await page
        .evaluate(inject)
        .catch((error: Error) => expect(error.message).toMatch(/TypeError/));
      await expect.poll(() => breaches, name).toBeGreaterThan(before);
      expect(await page.evaluate(() => Reflect.get(globalThis, "ran")), name).toBeUndefined();
    });
  }
});

test("`eval` is refused", async ({ portal, page }) => {
  portal.expectComplaint(/^console error: (?:breach|.*(?:Content Security Policy|Trusted))/);
  await portal.open("/");
  // From a timer, because code that a test evaluates itself is allowed.
  const answer = await page.evaluate(
    () =>
      new Promise((tell) => {
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: the test shows that it is refused
            tell(eval("1 + 1"));
          } catch (error) {
            tell(String(error));
          }
        }, 0);
      }),
  );
  expect(answer).toMatch(/^EvalError/);
});
