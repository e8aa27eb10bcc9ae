const timeNames = /^asOf$|At$/;

/**
 * Decodes the body of an early response without the schemas: the first screen does not wait for these. A time has a name
 * that ends with `At`, or is `asOf`; everything else is the same in JSON and in code.
 */
export function parseEarlyJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    typeof value === 'string' && timeNames.test(name) ? new Date(value) : value,
  );
}
