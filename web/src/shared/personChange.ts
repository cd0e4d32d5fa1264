/** Asks the user before the person changes; calls `go` to continue. */
type Question = (go: () => void) => void;

let question: Question | undefined;

/** Registers a question to ask first. Returns a function that removes it. */
export function askBeforePersonChanges(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Changes the person. The address stays the same, so the router's blocker cannot ask. */
export function changePerson(go: () => void): void {
  if (question === undefined) go();
  else question(go);
}
