import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

export interface VersionsProps {
  mine: string;
  theirs: string;
}

interface VersionColumnsProps extends VersionsProps {
  render: (side: 'mine' | 'theirs', label: string) => ReactNode;
}

/** Two versions of a text side by side (on a phone, one below the other), each with a button that copies it. */
export function VersionColumns({ mine, theirs, render }: VersionColumnsProps) {
  const { t } = useTranslation();
  const column = (side: 'mine' | 'theirs', text: string) => (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {render(side, t(`documents.conflict.${side}`))}
      <CopyButton
        value={text}
        label={t('documents.conflict.copy')}
        copiedLabel={t('documents.copied')}
      />
    </div>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {column('mine', mine)}
      {column('theirs', theirs)}
    </div>
  );
}
