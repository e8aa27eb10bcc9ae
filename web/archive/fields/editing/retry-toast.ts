import i18next from 'i18next';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { errorMessage } from '../../../i18n/messages/error-message.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';

interface UnsavedValue {
  /** What the value is of: each has one message at most. */
  key: string;
  documentName: string;
  fieldName: string;
  text: string | undefined;
  retry: () => void;
}

/** Errors of what would fail again until something else changes. */
const inVain = ['document.in_trash', 'document.archive_number_taken'];

let messagesCount = 0;
/** The ids of the messages, by key. A new message has a new id: the one before may still be fading out, and would take it along. */
const shown = new Map<string, string>();

/**
 * Says which value was not saved and why, and offers to send it again until that is done or the message is closed: what was typed
 * is not on the page any more.
 */
export function retryToast(error: unknown, unsaved: UnsavedValue) {
  const message = errorMessage(error, i18next);
  // Once the user is back, it is sent again.
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
