import { keepResults } from '../formats/keep-results.ts';
import { useTranslation } from '../use-translation.ts';

const namesOf = keepResults((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }));

export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation();
  return (code) => namesOf(i18n.language).of(code) ?? code;
}
