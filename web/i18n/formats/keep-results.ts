/** Memoizes a function by its arguments. Used for formatters of Intl, which are much slower to create than to use. */
export function keepResults<Args extends readonly (string | number)[], Result>(
  create: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = args.join();
    const result = results.get(key) ?? create(...args);
    results.set(key, result);
    return result;
  };
}
