/**
 * The data of an event: the number of consecutive clicks or whether a key is held, and its timestamp, as a busy page
 * handles it later.
 */
interface Trigger {
  detail?: number;
  repeat?: boolean;
  timeStamp: number;
  preventDefault(): void;
}

/**
 * Two quick presses of a key count as one, like a double click: the first one may have completed its action and moved
 * the focus in between.
 */
const doublePressMs = 300;

let pressedAt = -Infinity;
let latest: { event: Trigger; isRepetition: boolean } | undefined;
if (typeof window !== 'undefined') {
  // After typing or moving the focus, a press is a separate one.
  window.addEventListener('input', () => (pressedAt = -Infinity), { capture: true });
  window.addEventListener('keydown', ({ key }) => noteKey(key), { capture: true });
}

/** Called for any key before the focused element handles it. */
export function noteKey(key: string): void {
  if (key !== 'Enter' && key !== ' ') pressedAt = -Infinity;
}

/** Records a key press that opens a form, so that a second one does not submit it. */
export function notePress({ timeStamp }: Pick<Trigger, 'timeStamp'>): void {
  pressedAt = timeStamp;
}

/**
 * Returns whether an event only repeats the previous one: the second click of a double click, or a key that is held or
 * pressed twice, whatever has the focus. Submitting ignores such events.
 */
export function ignoreRepetition(event: Trigger): boolean {
  // The trigger of a popup and its button check the same event.
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
 * Returns a function that runs one action at a time: a call while the action's promise is pending is ignored. It
 * returns the promise, if any. The action's own code shows errors, as mutations do.
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
