import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Lets what is sent wait for files that are still being looked at: who chooses a file and presses the button at once means the
 * file too. `judging` is for the field of files, `send` for the button.
 */
export function useJudging(act: () => void) {
  const [count, setCount] = useState(0);
  const isWanted = useRef(false);

  // By the time nothing is being looked at any more, `act` knows the files that were taken.
  useEffect(() => {
    if (count > 0 || !isWanted.current) return;
    isWanted.current = false;
    act();
  });

  const judging = useCallback(
    (isOn: boolean) => setCount((before) => before + (isOn ? 1 : -1)),
    [],
  );

  function send() {
    if (count > 0) isWanted.current = true;
    else act();
  }

  return { judging, send };
}
