/** Pauses between the two clicks of a double click are shorter. Milliseconds. */
const repeatMs = 300;

/** Lets an action run once at a time. Times are those of events, in milliseconds. */
export interface SingleFlight {
  /** Runs the action, unless it is running or this repeats it at once. Returns its promise while it has one. */
  run(action: () => unknown, time: number): Promise<void> | undefined;
  /** Something was changed: what follows is no repetition. */
  allowRepeat(): void;
}

/**
 * Ignores a second submit or click from the first synchronous moment on: while the action's promise is pending, and for
 * as long as it may be the second half of a double click. Its errors are shown where the action belongs, as those of a
 * mutation are.
 */
export function createSingleFlight(): SingleFlight {
  let isRunning = false;
  let lastTime = -Infinity;
  return {
    run(action, time) {
      if (isRunning || time - lastTime < repeatMs) return undefined;
      lastTime = time;
      const result = action();
      if (!isPromise(result)) return undefined;
      isRunning = true;
      const finish = () => {
        isRunning = false;
      };
      return result.then(finish, finish);
    },
    allowRepeat() {
      lastTime = -Infinity;
    },
  };
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
