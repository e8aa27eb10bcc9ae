/**
 * What an event says of itself: the number of clicks in a row, as the platform counts them, or that a key is held; and when it
 * happened, which a busy page handles later.
 */
interface Trigger {
  detail?: number;
  repeat?: boolean;
  timeStamp: number;
  preventDefault(): void;
}

/** As a double click, two presses of a key mean one: what the first one does may be done in between, and have moved the focus. */
const doublePressMs = 300;

let pressedAt = -Infinity;
let latest: { event: Trigger; isRepetition: boolean } | undefined;
if (typeof window !== 'undefined') {
  // Who has typed or moved on in between means another press.
  window.addEventListener('input', () => (pressedAt = -Infinity), { capture: true });
  window.addEventListener('keydown', ({ key }) => noteKey(key), { capture: true });
}

/** Any key is pressed, before what has the focus takes it. */
export function noteKey(key: string): void {
  if (key !== 'Enter' && key !== ' ') pressedAt = -Infinity;
}

/** Counts a press of a key that opens a form: a second one does not submit it. */
export function notePress({ timeStamp }: Pick<Trigger, 'timeStamp'>): void {
  pressedAt = timeStamp;
}

/**
 * Whether an event only repeats the one before: the second click of a double click, a key that is held, or pressed twice
 * wherever the focus is. It then does nothing, as submitting.
 */
export function ignoreRepetition(event: Trigger): boolean {
  // The trigger of a popup and its button ask of the same event.
  if (latest?.event === event) return latest.isRepetition;
  const isKey = event.repeat !== undefined;
  const isPressedTwice = isKey && event.timeStamp - pressedAt < doublePressMs;
  const isRepetition = event.repeat === true || isPressedTwice || (event.detail ?? 0) > 1;
  if (isRepetition) event.preventDefault();
  else if (isKey) notePress(event);
  latest = { event, isRepetition };
  return isRepetition;
}

/**
 * Runs an action once at a time, from the first synchronous moment on: a call while the action's promise is pending is
 * ignored. Returns its promise while it has one. Its errors are shown where the action belongs, as those of a mutation
 * are.
 */
export function createSingleFlight(): (action: () => unknown) => Promise<void> | undefined {
  let isRunning = false;
  return (action) => {
    if (isRunning) return undefined;
    const result = action();
    if (!isPromise(result)) return undefined;
    isRunning = true;
    const finish = () => {
      isRunning = false;
    };
    return result.then(finish, finish);
  };
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
