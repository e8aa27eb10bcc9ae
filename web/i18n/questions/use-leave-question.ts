import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { reportStay } from '../../navigation/stay.ts';
import { useConfirm, useWithdrawQuestion } from '../../ui/overlays/dialogs/confirm.tsx';
import { createLeaveBlocker } from './leave-blocker.ts';
import { useTranslation } from '../use-translation.ts';

interface LeaveQuestion {
  description: string;
  /** By default, the title for a form with unsaved changes. */
  title?: string;
  stayLabel?: string;
  onLeave?: () => unknown;
}

export function useLeaveQuestion(isNeeded: boolean, question: LeaveQuestion) {
  const confirmLeave = useConfirmLeave();
  const withdraw = useWithdrawQuestion();
  const [isBlocked] = useState(createLeaveBlocker);
  const ask = async () => {
    const leaves = await confirmLeave(question);
    if (leaves) question.onLeave?.();
    return leaves;
  };
  useBlocker({
    disabled: !isNeeded,
    enableBeforeUnload: isNeeded,
    shouldBlockFn: async (navigation) => {
      const stays = await isBlocked(navigation, { ask, withdraw });
      if (stays) reportStay();
      return stays;
    },
  });
}

export function useConfirmLeave() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (question: LeaveQuestion) =>
    confirm({
      title: question.title ?? t('common.leave.title'),
      description: question.description,
      confirmLabel: t('common.leave.confirm'),
      cancelLabel: question.stayLabel ?? t('common.leave.stay'),
      isDestructive: true,
    });
}
