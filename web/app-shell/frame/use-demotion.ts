import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useCloseQuestion } from '../../ui/overlays/dialogs/confirm.tsx';

/** Once the user can only read: withdraws the open question and offers to undo, which would be refused, and says why. */
export function useDemotion(organizationId: string, canChange: boolean) {
  const { t } = useTranslation();
  const closeQuestion = useCloseQuestion();
  const before = useRef({ organizationId, canChange });
  useEffect(() => {
    const { organizationId: lastId, canChange: couldChange } = before.current;
    before.current = { organizationId, canChange };
    if (lastId !== organizationId || !couldChange || canChange) return;
    closeQuestion(false);
    toast.dismiss();
    toast.info(t('roles.now-viewer'));
  }, [organizationId, canChange, closeQuestion, t]);
}
