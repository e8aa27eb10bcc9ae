import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationContext } from './use-translation.ts';

const options = { i18n: i18next, useSuspense: false };

/** Renders texts again when the language changes: one subscription for all, as a list has hundreds of components with texts. */
export function TranslationProvider({ children }: { children?: ReactNode }) {
  return (
    <TranslationContext value={useTranslation(undefined, options)}>{children}</TranslationContext>
  );
}
