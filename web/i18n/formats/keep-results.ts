/** The same result for the same arguments. For formatters of Intl, which take far longer to create than to use. */
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
