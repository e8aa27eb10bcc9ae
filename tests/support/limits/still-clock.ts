type Moment = { date: number; performance: number };

const realDate = Date;
const readPerformance = performance.now.bind(performance);
const later = globalThis.setTimeout;

let moment: Moment | undefined;

/** The moment in which the step that runs began: no time passes before the next one. */
function currentMoment(): Moment {
  if (!moment) {
    moment = { date: realDate.now(), performance: readPerformance() };
    later(advanceClock, 0);
  }
  return moment;
}

/** Lets the time go on, as after I/O. */
export function advanceClock(): void {
  moment = undefined;
}

const stillDate = new Proxy(realDate, {
  get: (target, key, receiver) =>
    key === 'now' ? () => currentMoment().date : Reflect.get(target, key, receiver),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [currentMoment().date], newTarget),
});

/** Lets the clock stand still between I/O, as that of a Worker does: what waits for it without I/O waits forever. */
export function stopClock(): void {
  globalThis.Date = stillDate;
  performance.now = () => currentMoment().performance;
}
