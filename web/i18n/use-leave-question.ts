import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../ui/overlays/confirm.tsx';
import { useTranslation } from './use-translation.ts';

/** Asks before leaving a page with something unsaved, which `description` names. */
export function useLeaveQuestion(isNeeded: boolean, { description }: { description: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  useBlocker({
    disabled: !isNeeded,
    enableBeforeUnload: isNeeded,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await confirm({
        title: t('common.leave.title'),
        description,
        confirmLabel: t('common.leave.confirm'),
        cancelLabel: t('common.leave.stay'),
        isDestructive: true,
      })),
  });
}
