type Moment = { date: number; performance: number };

const realDate = Date;
const readPerformance = performance.now.bind(performance);
const later = globalThis.setTimeout;

let moment: Moment | undefined;

/** Start of the current step: the clock stands still until the next one. */
function currentMoment(): Moment {
  if (!moment) {
    moment = { date: realDate.now(), performance: readPerformance() };
    later(advanceClock, 0);
  }
  return moment;
}

/** Advances the clock, as after I/O. */
export function advanceClock(): void {
  moment = undefined;
}

const stillDate = new Proxy(realDate, {
  get: (target, key, receiver) =>
    key === 'now' ? () => currentMoment().date : Reflect.get(target, key, receiver),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [currentMoment().date], newTarget),
});

/** Stops the clock between I/O, as in a Worker: code that waits for the clock without I/O waits forever. */
export function stopClock(): void {
  globalThis.Date = stillDate;
  performance.now = () => currentMoment().performance;
}
