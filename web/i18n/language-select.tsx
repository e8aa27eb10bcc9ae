import { Languages } from 'lucide-react';
import { useTranslation } from './use-translation.ts';
import { chooseLocale, localeNames, locales } from '../../shared/locales.ts';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';
import { changeLocale } from './i18n.ts';

export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  return (
    <label className="flex items-center gap-2 rounded-md px-2 text-sm text-muted hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus-ring">
      <Languages size={16} aria-hidden />
      <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      <select
        value={chooseLocale([i18n.language])}
        onChange={(event) => {
          const locale = locales.find((candidate) => candidate === event.target.value);
          if (locale) void changeLocale(locale);
        }}
        className="field-sizing-content h-9 cursor-pointer appearance-none bg-transparent text-inherit outline-none pointer-coarse:h-10 pointer-coarse:text-lg"
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
