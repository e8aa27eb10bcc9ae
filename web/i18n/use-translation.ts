import { useSyncExternalStore } from 'react';
import { currentTranslation, onTranslationChange, type Translation } from './i18n.ts';

/** `const { t, i18n } = useTranslation()`: texts in the chosen language, and which one that is. */
export function useTranslation(): Translation {
  return useSyncExternalStore(onTranslationChange, currentTranslation);
}
