import i18next from 'i18next';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { errorMessage } from './error-message.ts';
import type { TranslationKey } from '../translation-key.ts';

/**
 * Returns a handler that shows an error as a toast: its message alone, or below a title. Pass it in the options of a
 * mutation: unlike those of `mutate`, they run even after the component has unmounted.
 */
export function errorToast(title?: TranslationKey) {
  return (error: unknown) => {
    const message = errorMessage(error, i18next);
    if (title) toast.error(i18next.t(title), { description: message });
    else toast.error(message);
  };
}

export function failureMessage(title: TranslationKey) {
  return (error: unknown) => ({
    title: i18next.t(title),
    options: { description: errorMessage(error, i18next) },
  });
}
