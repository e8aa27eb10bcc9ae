import i18next from 'i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { toast } from '../../ui/feedback/toast.ts';

export interface UnsavedValue {
  /** The id of the message. */
  id: string;
  documentName: string;
  fieldName: string;
  /** The value as text, or undefined for none. */
  text: string | undefined;
  retry: () => void;
}

/**
 * Says which value was not saved and why, and offers to send it again until that is done or the message is closed: what was typed
 * is not on the page any more.
 */
export function retryToast(error: unknown, unsaved: UnsavedValue) {
  const message = errorMessage(error, i18next);
  // Once the user is back, it is sent again.
  if (error instanceof ApiError && error.status === 401) return toast.error(message);
  const { id, documentName, fieldName, text, retry } = unsaved;
  toast.error(message, {
    id,
    description: `${fieldName}: ${text ?? '–'} · ${documentName}`,
    duration: Infinity,
    action: { label: i18next.t('common.retry'), onClick: retry },
    cancel: { label: i18next.t('common.close'), onClick: () => undefined },
  });
}
