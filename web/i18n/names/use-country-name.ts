import { keepResults } from '../formats/keep-results.ts';
import { useTranslation } from '../use-translation.ts';

const namesOf = keepResults((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Names countries by their code in the chosen language. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation();
  return (code) => namesOf(i18n.language).of(code) ?? code;
}
