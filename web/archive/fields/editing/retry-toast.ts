import i18next from 'i18next';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { errorMessage } from '../../../i18n/messages/error-message.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';

interface UnsavedValue {
  /** Identifies the value; each has at most one message. */
  key: string;
  documentName: string;
  fieldName: string;
  text: string | undefined;
  retry: () => void;
}

/** Errors that a retry cannot resolve. */
const inVain = ['document.in_trash', 'document.archive_number_taken'];

let messagesCount = 0;
/**
 * The ids of the messages by key. A new message gets a new id, because the earlier one may still be fading out and
 * would remove it.
 */
const shown = new Map<string, string>();

/**
 * Shows which value was not saved and why. It offers a retry until that succeeds or the message is closed, as the page
 * no longer contains the typed value.
 */
export function retryToast(error: unknown, unsaved: UnsavedValue) {
  const message = errorMessage(error, i18next);
  // The value is sent again after the user has logged in.
  if (error instanceof ApiError && error.status === 401) return toast.error(message);
  const { key, documentName, fieldName, text, retry } = unsaved;
  dismissRetryToast(key);
  messagesCount += 1;
  const id = `unsaved-${messagesCount}`;
  shown.set(key, id);
  toast.error(message, {
    id,
    description: `${fieldName}: ${text ?? '–'} · ${documentName}`,
    duration: Infinity,
    ...(!inVain.some((code) => hasCode(error, code)) && {
      action: { label: i18next.t('common.retry'), onClick: retry },
    }),
    cancel: { label: i18next.t('common.close'), onClick: () => undefined },
  });
}

export function dismissRetryToast(key: string) {
  const id = shown.get(key);
  if (id) toast.dismiss(id);
  shown.delete(key);
}
