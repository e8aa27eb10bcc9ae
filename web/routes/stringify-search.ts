import { defaultStringifySearch } from '@tanstack/react-router';

/** Formats search parameters; a list of strings is a repeated parameter: `?tags=tag_a&tags=tag_b`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search);
  const single = Object.fromEntries(entries.filter(([, value]) => !isTextList(value)));
  const repeated = new URLSearchParams(
    entries.flatMap(([key, value]) => (isTextList(value) ? value.map((text) => [key, text]) : [])),
  );
  const start = defaultStringifySearch(single);
  if (repeated.size === 0) return start;
  return `${start === '' ? '?' : `${start}&`}${repeated}`;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
