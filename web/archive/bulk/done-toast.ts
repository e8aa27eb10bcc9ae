import i18next from 'i18next';
import type { ExternalToast } from 'sonner';
import { errorMessage } from '../../i18n/messages/error-message.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { Ending } from './repeat-for-all.ts';

type Done = Ending &
  Pick<ExternalToast, 'action'> & {
    leftOut?: string;
  };

/** Shows how many documents were changed, and why others were left out or the change ended early. */
export function doneToast(title: string, { error, action, leftOut }: Done = {}) {
  if (!error && leftOut === undefined) return toast.success(title, { action });
  const description = error ? errorMessage(error, i18next) : leftOut;
  toast.warning(title, { action, description });
  if (error && leftOut !== undefined) toast.warning(leftOut);
}
