import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function useUnsavableReason({ isDeleted }: { isDeleted: boolean }): string | undefined {
  const { t } = useTranslation();
  const canChange = useCanChange();
  if (!canChange) return t('roles.draft-stays');
  return isDeleted ? t('documents.trashed.draft-stays') : undefined;
}
