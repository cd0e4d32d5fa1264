/** A tab of a browser context of its own, or of one that is there. */
export async function openTab({ ask }, browserContextId) {
  const { targetId } = await ask("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  const tell = (method, params) => ask(method, params, sessionId);
  return {
    tell,
    close: () => ask("Target.closeTarget", { targetId }),
    /** The value that an expression comes to in the page, at once or later. */
    async read(expression) {
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await tell("Runtime.evaluate", how);
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
  };
}
