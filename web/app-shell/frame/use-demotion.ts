import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useCloseQuestion } from '../../ui/overlays/confirm.tsx';

/** Once the user can only read: withdraws questions and offers to undo, which would be refused, and says why. */
export function useDemotion(organizationId: string, canChange: boolean) {
  const { t } = useTranslation();
  const closeQuestion = useCloseQuestion();
  const before = useRef({ organizationId, canChange });
  useEffect(() => {
    const isDemoted =
      before.current.organizationId === organizationId && before.current.canChange && !canChange;
    before.current = { organizationId, canChange };
    if (!isDemoted) return;
    closeQuestion(false);
    toast.dismissAll();
    toast.info(t('roles.now-viewer'));
  }, [organizationId, canChange, closeQuestion, t]);
}
