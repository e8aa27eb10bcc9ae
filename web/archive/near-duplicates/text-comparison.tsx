import { useMemo } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MarkedText } from '../../ui/display/text/marked-text.tsx';
import { ScrollBox } from '../../ui/layout/scroll-box.tsx';
import { diffTexts } from '../documents/edit/differences/diff-texts.ts';
import { excerptOf, type ExcerptPiece } from '../documents/edit/differences/excerpt.ts';

interface TextComparisonProps {
  document: DocumentDetail;
  other: DocumentDetail;
}

export function TextComparison({ document, other }: TextComparisonProps) {
  const { t } = useTranslation();
  const [mine, theirs] = [document.content, other.content];
  const parts = useMemo(() => diffTexts(mine, theirs), [mine, theirs]);
  if (parts.every(({ kind }) => kind === 'same')) {
    return <p className="text-muted">{t('near-duplicates.same-text')}</p>;
  }
  return (
    <section aria-label={t('near-duplicates.text')} className="flex flex-col gap-2">
      <h3 className="text-sm text-muted">{t('near-duplicates.text')}</h3>
      <div className="grid grid-cols-2 gap-4 max-sm:gap-3">
        <Excerpt label={document.name} pieces={excerptOf(parts, 'mine')} />
        <Excerpt label={other.name} pieces={excerptOf(parts, 'theirs')} />
      </div>
    </section>
  );
}

function Excerpt({ label, pieces }: { label: string; pieces: ExcerptPiece[] }) {
  return (
    <ScrollBox
      label={label}
      className="max-h-60 min-w-0 rounded-md border border-border-control bg-surface px-3 py-2 text-sm"
    >
      <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere">
        <MarkedText pieces={pieces} />
      </p>
    </ScrollBox>
  );
}
