import { keepResults } from '../formats/keep-results.ts';
import { useTranslation } from '../use-translation.ts';

const namesOf = keepResults(
  (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }),
);

export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return (code) => {
    const name = namesOf(locale).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}
