import i18next from 'i18next';
import { errorMessage } from '../../i18n/error-message.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Shows why a value was not saved, and offers to send it again: what was typed is not on the page any more. */
export function retryToast(error: unknown, retry: () => void) {
  toast.error(errorMessage(error, i18next), {
    action: { label: i18next.t('common.retry'), onClick: retry },
  });
}
