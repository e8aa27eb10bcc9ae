import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useConfirm, useWithdrawQuestion } from '../ui/overlays/confirm.tsx';
import { useTranslation } from './use-translation.ts';

export interface LeaveQuestion {
  description: string;
  /** By default the texts of a form that is not saved. */
  title?: string;
  stayLabel?: string;
  /** Runs when the user leaves. */
  onLeave?: () => unknown;
}

/** Asks before leaving a page with something unsaved, which `description` names. */
export function useLeaveQuestion(isNeeded: boolean, question: LeaveQuestion) {
  const confirmLeave = useConfirmLeave();
  const withdraw = useWithdrawQuestion();
  const isAsking = useRef(false);
  useBlocker({
    disabled: !isNeeded,
    enableBeforeUnload: isNeeded,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) {
        // The user has gone forward again instead of answering: an answer would move them once more.
        if (isAsking.current) withdraw();
        isAsking.current = false;
        return false;
      }
      isAsking.current = true;
      const leaves = await confirmLeave(question);
      isAsking.current = false;
      if (leaves) question.onLeave?.();
      return !leaves;
    },
  });
}

/** Asks whether to leave something unsaved; resolves to whether the user does. */
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
