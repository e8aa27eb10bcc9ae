import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { UnknownTerm } from '../../../../../shared/archive/search/unknown-terms.ts';
import { replacePiece } from './query-filters.ts';

interface UnknownTermsProps {
  terms: readonly UnknownTerm[];
  q: string;
  onSearch: (q: string) => void;
}

export function UnknownTerms({ terms, q, onSearch }: UnknownTermsProps) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-1 text-base text-muted">
      {terms.map(({ term, suggestion }) => (
        <li key={term} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>{t('documents.unknown.term', { term })}</span>
          {suggestion !== null && (
            <Button variant="link" onClick={() => onSearch(replacePiece(q, term, suggestion))}>
              {t('documents.unknown.suggestion', { suggestion })}
            </Button>
          )}
          <Button variant="link" onClick={() => onSearch(replacePiece(q, term))}>
            {t('documents.unknown.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
