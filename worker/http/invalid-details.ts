/**
 * Describes an invalid part of a request. `message` may be the key of a text of the interface, and
 * `values` its placeholders.
 */
export type InvalidDetail = {
  path: string;
  message: string;
  values?: Record<string, unknown>;
};

const keyPattern = /^[a-z-]+(\.[a-z-]+)+$/;
const placeholder = /\{\{(\w+)(?:, \w+)?\}\}/g;

/**
 * Returns the details of 400 `request.invalid` for the response. Each message is an English
 * sentence; `key` is the key of its text, if it has one.
 */
export async function describeDetails(details: readonly InvalidDetail[]) {
  const hasKeys = details.some(({ message }) => keyPattern.test(message));
  const texts = hasKeys ? await loadTexts() : undefined;
  return details.map(({ path, message, values }) => {
    const text = texts?.get(message);
    if (text === undefined) return { path, message };
    const known = new Map(Object.entries(values ?? {}));
    const sentence = text.replaceAll(placeholder, (whole, name: string) => {
      const value = known.get(name);
      return typeof value === 'number' ? String(value) : whole;
    });
    const isComplete = !sentence.includes('{{');
    return { path, message: isComplete ? sentence : 'Not valid', key: message };
  });
}

export function detailOf({ path = [], message, ...limits }: SchemaIssue): InvalidDetail {
  const { maximum, minimum } = limits as { maximum?: unknown; minimum?: unknown };
  return {
    path: path.map(keyOf).join('.'),
    message,
    values: { maxLength: maximum, minLength: minimum },
  };
}

type SchemaIssue = {
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  message: string;
};

function keyOf(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

async function loadTexts(): Promise<ReadonlyMap<string, string>> {
  const { default: texts } = await import('../../locales/en.json');
  return new Map(Object.entries(texts));
}
