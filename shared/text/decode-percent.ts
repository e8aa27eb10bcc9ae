/** Text with its percent escapes read as UTF-8 (`%C3%A9` is `é`); unchanged where an escape is malformed. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
