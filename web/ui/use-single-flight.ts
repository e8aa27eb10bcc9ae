import { useState } from 'react';
import { createSingleFlight } from './single-flight.ts';

/** `run` ignores what repeats a running action; `isBusy` while that action's promise is pending. */
export function useSingleFlight() {
  const [flight] = useState(createSingleFlight);
  const [isBusy, setIsBusy] = useState(false);
  const run = (action: () => unknown, time: number) => {
    const running = flight.run(action, time);
    if (!running) return;
    setIsBusy(true);
    void running.then(() => setIsBusy(false));
  };
  return { run, allowRepeat: flight.allowRepeat, isBusy };
}
