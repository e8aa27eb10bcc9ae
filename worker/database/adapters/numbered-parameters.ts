const maxParameters = 100;

const parameterOrText = /'(?:[^']|'')*'|\?/g;

/**
 * Rewrites a statement with more parameters than D1 accepts, so that each different value is one parameter: the id of an
 * organization or the value of a filter often occurs several times. `values` belong to its `?` in their order.
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
