/** Returns the part after the last dot, as written; '' without a dot, with only a leading one, or with one at the end. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1);
}

/** Returns a name without its extension. */
export function displayName(name: string): string {
  const extension = fileExtension(name);
  return extension === '' ? name : name.slice(0, -extension.length - 1);
}
