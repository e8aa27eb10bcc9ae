import { ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../shared/reading/fields/document-fields.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MarkedPlace } from '../documents/preview/text/marked-place.ts';
import { placeOf, usePlaceMarking } from './use-place-marking.ts';

type FoundProps = { document: DocumentDetail; field: DocumentFieldName; children: ReactNode };

export function FoundValue({ document, field, children }: FoundProps) {
  const marking = usePlaceMarking(placeOfField(document, field));
  return <div {...marking}>{children}</div>;
}

export function FoundLabel({ document, field, children }: FoundProps) {
  const { t } = useTranslation();
  const place = placeOfField(document, field);
  const marking = usePlaceMarking(place);
  if (!place) return children;
  const label = t('findings.place', { page: place.page });
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0">{children}</span>
      <button
        type="button"
        {...marking}
        aria-label={label}
        title={label}
        // Not every browser focuses a button that is tapped.
        onClick={marking.onFocus}
        className="-my-1 shrink-0 rounded-md p-1.5 text-faint transition-colors duration-fast hover:bg-hover hover:text-ink pointer-coarse:p-3 pointer-coarse:-my-2.5"
      >
        <ScanText size={14} aria-hidden />
      </button>
    </span>
  );
}

function placeOfField(document: DocumentDetail, field: DocumentFieldName): MarkedPlace | null {
  const finding = document.findings.find((each) => each.field === field && each.state === 'set');
  return finding ? placeOf(document, finding) : null;
}
