import { Link } from '@tanstack/react-router';
import { Link as LinkIcon, Unlink, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProposedDocument, RelatedDocument } from '../../../shared/archive/related/related.ts';
import { utcDay } from '../../../shared/time/utc-day.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import { useFieldText } from '../fields/text/use-field-text.ts';

interface ItemProps<Related extends RelatedDocument = RelatedDocument> {
  organizationId: string;
  document: Related;
}

export function LinkedItem({
  onRemove,
  ...item
}: ItemProps & { onRemove: (() => void) | undefined }) {
  const { t } = useTranslation();
  const label = t('related.remove-name', { name: item.document.name });
  return (
    <Item {...item}>
      {onRemove && (
        <IconButton size="sm" aria-label={label} title={label} onClick={onRemove}>
          <Unlink size={16} aria-hidden />
        </IconButton>
      )}
    </Item>
  );
}

export function ProposedItem({
  onLink,
  onRefuse,
  ...item
}: ItemProps<ProposedDocument> & { onLink: () => void; onRefuse: () => void }) {
  const { t } = useTranslation();
  const { name, reference } = item.document;
  const label = t('related.refuse-name', { name });
  return (
    <Item {...item} reason={t('related.same-reference', { reference })}>
      <Button
        size="sm"
        icon={<LinkIcon size={16} aria-hidden />}
        aria-label={t('related.link-name', { name })}
        onClick={onLink}
      >
        {t('related.link')}
      </Button>
      <IconButton size="sm" aria-label={label} title={label} onClick={onRefuse}>
        <X size={16} aria-hidden />
      </IconButton>
    </Item>
  );
}

function Item({
  organizationId,
  document,
  reason,
  children,
}: ItemProps & { reason?: string; children: ReactNode }) {
  const textOf = useFieldText();
  const { id: documentId, name, correspondent, documentDate, createdAt, totalAmount } = document;
  const details = [
    textOf('documentDate', documentDate ?? utcDay(createdAt)),
    correspondent?.name,
    textOf('totalAmount', totalAmount),
  ].filter((text) => text !== undefined);
  return (
    <li className="flex min-h-12 items-center gap-2.5 px-3 py-1.5">
      <FileTypeIcon mimeType={document.mimeType} size="sm" />
      <span className="flex min-w-0 flex-1 flex-col">
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId, documentId }}
          dir="auto"
          title={name}
          className="w-fit line-clamp-2 max-w-full rounded-sm text-left wrap-anywhere text-ink underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="text-sm wrap-anywhere text-muted tabular-nums">{details.join(' · ')}</span>
        {reason && <span className="text-sm wrap-anywhere text-muted">{reason}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
    </li>
  );
}
