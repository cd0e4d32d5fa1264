import { useCallback, useEffect, useRef, useState } from "react";

/** Delays sending until all chosen files are checked. The file field calls `judging`, the button calls `send`. */
export function useJudging(act: () => void) {
  const [count, setCount] = useState(0);
  const isWanted = useRef(false);

  // Runs after each render: when checking is over, the latest `act` knows the accepted files.
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
