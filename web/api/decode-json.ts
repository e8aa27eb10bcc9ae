const timeNames = /^asOf$|At$/;

/**
 * Decodes the body of a response as its schema would: a time has a name that ends with `At`, or is `asOf`; everything else
 * is the same in JSON and in code.
 */
export function decodeJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    typeof value === 'string' && timeNames.test(name) ? new Date(value) : value,
  );
}
