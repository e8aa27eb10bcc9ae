import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';

/** Asks whether the edited texts of so many documents are to be replaced by text extracted from their files. */
export function useConfirmReplacing(): (count: number) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (count) =>
    confirm({
      title: t('documents.replace.title', { count }),
      description: t('documents.replace.description'),
      confirmLabel: t('documents.replace.confirm'),
      isDestructive: true,
    });
}
