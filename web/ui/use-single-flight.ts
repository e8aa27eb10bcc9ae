import { useState } from 'react';
import { createSingleFlight } from './single-flight.ts';

export function useSingleFlight() {
  const [fly] = useState(createSingleFlight);
  const [isBusy, setIsBusy] = useState(false);
  const run = (action: () => unknown) => {
    const running = fly(action);
    if (!running) return;
    setIsBusy(true);
    void running.then(() => setIsBusy(false));
  };
  return { run, isBusy };
}
