const timeNames = /^asOf$|At$/;

/**
 * Decodes the body of a response like its schema: properties named `asOf` or ending with `At` are times; all other
 * values are the same in JSON.
 */
export function decodeJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    typeof value === 'string' && timeNames.test(name) ? new Date(value) : value,
  );
}
