import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MarkedText } from '../../../../ui/display/text/marked-text.tsx';
import { ScrollBox } from '../../../../ui/layout/scroll-box.tsx';
import { diffTexts } from './diff-texts.ts';
import { excerptOf, type ExcerptPiece } from './excerpt.ts';
import { VersionColumns, type VersionsProps } from '../version-columns.tsx';

export function TextDifferences(versions: VersionsProps) {
  const { mine, theirs } = versions;
  const { t } = useTranslation();
  const parts = useMemo(() => diffTexts(mine, theirs), [mine, theirs]);
  return (
    <>
      <p className="text-sm text-pretty text-muted">{t('documents.conflict.differences')}</p>
      <VersionColumns
        {...versions}
        render={(side, label) => <Excerpt label={label} pieces={excerptOf(parts, side)} />}
      />
    </>
  );
}

function Excerpt({ label, pieces }: { label: string; pieces: ExcerptPiece[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="text-sm font-medium">{label}</h3>
      <ScrollBox
        label={label}
        className="max-h-60 w-full flex-1 rounded-md border border-border-control bg-surface px-3 py-2"
      >
        {pieces.length === 0 ? (
          <p className="text-muted">{t('documents.conflict.empty')}</p>
        ) : (
          <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere">
            <MarkedText pieces={pieces} />
          </p>
        )}
      </ScrollBox>
    </>
  );
}
