/** A tab in a new browser context or an existing one. */
export async function openTab({ ask }, browserContextId) {
  const { targetId } = await ask("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  const tell = (method, params) => ask(method, params, sessionId);
  return {
    tell,
    close: () => ask("Target.closeTarget", { targetId }),
    /** Value of an expression in the page, awaited if it is a promise. */
    async read(expression) {
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await tell("Runtime.evaluate", how);
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
  };
}
