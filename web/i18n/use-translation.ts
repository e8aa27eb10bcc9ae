import i18next, { type i18n, type TFunction } from 'i18next';
import { createContext, use } from 'react';

interface Translation {
  /** A different function for each language. */
  t: TFunction;
  i18n: i18n;
}

export const TranslationContext = createContext<Translation>({ t: i18next.t, i18n: i18next });

export const useTranslation = () => use(TranslationContext);
