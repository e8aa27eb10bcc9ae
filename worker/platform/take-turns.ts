export type Turn = {
  /** Milliseconds until the turn is taken for dead and the next one may begin; zero or less from then on. */
  left(): number;
};

/** Thrown for a work that has waited too long for its turn. It was not begun. */
export class NoTurn extends Error {}

/**
 * Runs one work at a time, in the order of the calls. One that has not ended `longestTurn` milliseconds after it began is
 * taken for dead, as its promise may never settle, and then exactly one other begins; so a work asks its turn before it
 * begins anything heavy. One that has waited for `longestWait` is refused with NoTurn.
 */
export function takeTurns(options: { longestTurn: number; longestWait: number }) {
  let current: (Turn & { ended: Promise<void> }) | undefined;

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

  return async <Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    const refusedAt = Date.now() + options.longestWait;
    for (let other = active(); other; other = active()) {
      const wait = refusedAt - Date.now();
      if (wait <= 0) throw new NoTurn('Too many wait for their turn');
      await within(other.ended, Math.min(wait, other.left()));
    }
    const { turn, end } = begin();
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
