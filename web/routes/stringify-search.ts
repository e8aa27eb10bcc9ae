import { defaultStringifySearch } from '@tanstack/react-router';

/** Search parameters as an address has them; a list of texts is a repeated parameter: `?tags=tag_a&tags=tag_b`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const single: Record<string, unknown> = {};
  const repeated = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (isTextList(value)) for (const text of value) repeated.append(key, text);
    else single[key] = value;
  }
  const start = defaultStringifySearch(single);
  if (repeated.size === 0) return start;
  return `${start === '' ? '?' : `${start}&`}${repeated}`;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
