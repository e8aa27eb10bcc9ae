export type Turn = {
  /** Milliseconds until the turn is regarded as abandoned and the next one may begin. Zero or negative after that. */
  left(): number;
};

/** Thrown for a work that has waited too long for its turn and was not begun. */
export class NoTurn extends Error {}

/** Milliseconds within which a waiting work begins, unless its request has ended. */
const timeForOthers = 5;

export type TurnOptions = {
  longestTurn: number;
  longestWait: number;
  /** How many works may wait at once; unlimited by default. */
  mostWaiting?: number;
};

/**
 * Runs one work at a time, in the order of the calls. A work that has not ended after `longestTurn`
 * milliseconds is regarded as abandoned, because its promise may never settle, and then exactly one
 * other work begins. So a work has to ask its turn for the time left before it begins anything
 * expensive. New works wait for those that already wait. A work that has waited for `longestWait`
 * (its own, if given), or that finds too many waiting, is refused with NoTurn.
 */
export function takeTurns(options: TurnOptions) {
  const { mostWaiting = Infinity } = options;
  let current: (Turn & { ended: Promise<void> }) | undefined;
  /**
   * The time until which each work waits, because a work whose request has ended may never leave.
   */
  const waiting = new Set<{ until: number }>();

  const active = () => (current && current.left() > 0 ? current : undefined);

  const begin = () => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const over = Date.now() + options.longestTurn;
    const turn = { ended, left: () => over - Date.now() };
    current = turn;
    const end = () => {
      if (current === turn) current = undefined;
      resolve();
    };
    return { turn, end };
  };

  const join = (longestWait: number) => {
    const now = Date.now();
    for (const other of waiting) if (other.until <= now) waiting.delete(other);
    if (waiting.size >= mostWaiting) throw new NoTurn('Too many wait for their turn');
    const place = { until: now + longestWait };
    waiting.add(place);
    return place;
  };

  const hasOthersBefore = (place?: { until: number }) => {
    const now = Date.now();
    for (const other of waiting) {
      if (other === place) return false;
      if (other.until > now) return true;
    }
    return false;
  };

  const waitForTurn = async (longestWait: number) => {
    const place = join(longestWait);
    let hasLetOthers = false;
    try {
      for (;;) {
        const wait = place.until - Date.now();
        const other = active();
        if (!other && (hasLetOthers || !hasOthersBefore(place))) return begin();
        if (wait <= 0) throw new NoTurn('The turn did not come in time');
        hasLetOthers = !other;
        if (other) await within(other.ended, Math.min(wait, other.left()));
        else await within(new Promise(() => undefined), timeForOthers);
      }
    } finally {
      waiting.delete(place);
    }
  };

  return async <Result>(
    work: (turn: Turn) => Promise<Result>,
    longestWait = options.longestWait,
  ): Promise<Result> => {
    const { turn, end } = active() || hasOthersBefore() ? await waitForTurn(longestWait) : begin();
    try {
      return await work(turn);
    } finally {
      end();
    }
  };
}

async function within(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}

/** Like `takeTurns`, separately for each key: works with different keys run at the same time. */
export function takeTurnsByKey(options: TurnOptions) {
  const turns = new Map<string, { inTurn: ReturnType<typeof takeTurns>; seenAt: number }>();

  /** Removes keys without any work. Works may have ended without notice, so keys expire by time. */
  const forgetIdle = (now: number) => {
    const idleSince = now - options.longestTurn - options.longestWait;
    for (const [key, { seenAt }] of turns) {
      if (seenAt >= idleSince) return;
      turns.delete(key);
    }
  };

  return <Result>(key: string, work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    const now = Date.now();
    const { inTurn } = turns.get(key) ?? { inTurn: takeTurns(options) };
    turns.delete(key);
    turns.set(key, { inTurn, seenAt: now });
    forgetIdle(now);
    return inTurn(work);
  };
}
