/** What D1 accepts for a statement. */
const maxParameters = 100;

const parameterOrText = /'(?:[^']|'')*'|\?/g;

/**
 * A statement with more parameters than D1 accepts, with one for each different value: those of an organization or a filter come
 * several times. `values` are those of its `?`, in their order.
 */
export function numberParameters(
  query: string,
  values: readonly unknown[],
): { query: string; values: readonly unknown[] } {
  if (values.length <= maxParameters) return { query, values };
  const distinct = [...new Set(values)];
  const numbers = new Map(distinct.map((value, index) => [value, index + 1]));
  let position = 0;
  const numbered = query.replaceAll(parameterOrText, (match) =>
    match === '?' ? `?${numbers.get(values[position++])}` : match,
  );
  return { query: numbered, values: distinct };
}
