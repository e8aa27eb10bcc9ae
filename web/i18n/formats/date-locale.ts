/**
 * Returns the language with the browser's region, which determines the format of dates and times: English is `en-GB` in
 * a British browser. A language that has a region keeps it.
 */
export function dateLocale(
  language: string,
  preferred: readonly string[] = navigator.languages,
): string {
  if (language.includes('-')) return language;
  const regions = preferred.map((tag) => tag.split('-')).filter(([, region]) => isRegion(region));
  const own = regions.find(([spoken]) => spoken === language) ?? regions[0];
  return own ? `${language}-${own[1]}` : language;
}

function isRegion(part: string | undefined): boolean {
  return /^([A-Z]{2}|\d{3})$/.test(part ?? '');
}
