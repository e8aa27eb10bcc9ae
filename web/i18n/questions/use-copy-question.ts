import { useState } from 'react';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useTranslation } from '../use-translation.ts';

export function useCopyQuestion(): () => void {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useLeaveQuestion(!isCopied, {
    title: t('common.leave-uncopied.title'),
    description: t('common.leave-uncopied.description'),
    stayLabel: t('common.leave-uncopied.stay'),
  });
  return () => setIsCopied(true);
}
