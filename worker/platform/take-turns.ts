/**
 * Runs one work after another, in the order of the calls. A work that has not ended after `longest` milliseconds is taken
 * for dead, and the next one begins.
 */
export function takeTurns(longest: number) {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const previous = last;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    last = ended;
    await within(previous, longest);
    try {
      return await work();
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
