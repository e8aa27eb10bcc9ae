/** URL of a path of the API, whose origin may be another than the page's. */
export function apiUrl(path: string): string {
  return `${import.meta.env.VITE_API_BASE_URL ?? ''}${path}`;
}
