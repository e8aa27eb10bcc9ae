import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useRestoreVersion } from './version-api.ts';

export function useRestoring(address: DocumentAddress) {
  const { t } = useTranslation();
  const mutation = useRestoreVersion(address);
  const restore = (number: number) => {
    mutation
      .mutateAsync(number)
      .then((document) =>
        toast.success(t('versions.restored', { number }), undoing(document.fileVersion)),
      )
      .catch(errorToast());
  };
  /** The toast's option that undoes adding a version, by making the previous one current again. */
  const undoing = (added: number) => ({
    action: { label: t('documents.undo'), onClick: () => restore(added - 1) },
  });
  return {
    restore,
    undoing,
    number: mutation.isPending ? mutation.variables : undefined,
  };
}
