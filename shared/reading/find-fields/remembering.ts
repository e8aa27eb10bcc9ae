/** Returns a pure function of a text that remembers its latest results, at most `most` of them. */
export function remembering<Result>(
  compute: (text: string) => Result,
  most = 1000,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as Result;
    // A part of a long text would keep all of it in memory; a copy does not.
    const copy = text.split('').join('');
    const result = compute(copy);
    if (results.size >= most) results.clear();
    results.set(copy, result);
    return result;
  };
}
