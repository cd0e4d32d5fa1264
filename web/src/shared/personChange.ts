/** Asks whether somebody else may act; told yes, it is to `go` on. */
type Question = (go: () => void) => void;

let question: Question | undefined;

/** From now on this is asked first; what is returned ends that. */
export function askBeforePersonChanges(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Goes on to another person, which is no way to another address, so that the router could not hold it back. */
export function changePerson(go: () => void): void {
  if (question === undefined) go();
  else question(go);
}
