/** Decodes percent escapes as UTF-8 (`%C3%A9` is `é`); returns the text unchanged if an escape is malformed. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
