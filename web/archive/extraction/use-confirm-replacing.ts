import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/dialogs/confirm.tsx';

/** Asks whether so many texts that people have edited are to be replaced by what is read from their files. */
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
