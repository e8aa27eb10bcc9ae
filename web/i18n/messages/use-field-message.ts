import type { FieldValues } from './field-values.ts';
import type { TranslationKey } from '../translation-key.ts';
import { useTranslation } from '../use-translation.ts';

export interface FieldError {
  message?: string;
  values?: FieldValues;
}

export function useFieldMessage() {
  const { t, i18n } = useTranslation();
  const isKey = (message: string): message is TranslationKey => i18n.exists(message);
  return ({ message, values = {} }: FieldError = {}): string | undefined => {
    if (!message) return undefined;
    return isKey(message) ? t(message, values) : message;
  };
}
