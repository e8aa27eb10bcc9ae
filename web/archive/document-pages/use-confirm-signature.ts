import { hasCode } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';

/**
 * Sends a change of pages; for a signed PDF, sends it again after the user has confirmed. Returns undefined if the user
 * declines.
 */
export function useConfirmSignature() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async <Result>(
    nameOf: (documentId: string) => string,
    send: (confirmsSignature: boolean) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await send(false);
    } catch (error) {
      if (!hasCode(error, 'document.signed')) throw error;
      const { documentId = '' } = (error.details ?? {}) as { documentId?: string };
      const isSure = await confirm({
        title: t('document-pages.signed.title'),
        description: t('document-pages.signed.description', { name: nameOf(documentId) }),
        confirmLabel: t('document-pages.signed.confirm'),
        isDestructive: true,
      });
      return isSure ? send(true) : undefined;
    }
  };
}
