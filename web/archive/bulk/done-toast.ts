import i18next from 'i18next';
import type { ExternalToast } from 'sonner';
import { errorMessage } from '../../i18n/error-message.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { Ending } from './repeat-for-all.ts';

/** Shows what was done with many documents, and why not with the others where it ended early. */
export function doneToast(
  title: string,
  { error, action }: Ending & Pick<ExternalToast, 'action'> = {},
) {
  if (!error) return toast.success(title, { action });
  toast.warning(title, { action, description: errorMessage(error, i18next) });
}
