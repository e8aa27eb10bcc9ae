import i18next, { type i18n, type TFunction } from 'i18next';
import { createContext, use } from 'react';

interface Translation {
  /** Another function in each language. */
  t: TFunction;
  i18n: i18n;
}

export const TranslationContext = createContext<Translation>({ t: i18next.t, i18n: i18next });

/** The texts of the chosen language, from `TranslationProvider`. */
export const useTranslation = () => use(TranslationContext);
