import { clsx } from 'clsx';
import { Check, ScanText, X } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { FindingState } from '../../../shared/archive/findings/stored/document-finding.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { undoOf, useUpdateFinding, type FindingEdit } from './finding-api.ts';
import { useMarkedPlace } from '../documents/preview/text/marked-place.ts';
import { keyOf, stripItems } from './strip-items.ts';
import { useTagProposals, type AnyProposal } from './tag-proposal-api.ts';
import { placeOf, usePlaceMarking } from './use-place-marking.ts';

interface FindingStripProps {
  document: DocumentDetail;
  className?: string;
}

/**
 * The values found in a document's text, to accept or dismiss. A key accepts the marked value, or else the first one;
 * if the marked value is already set, the same key dismisses it.
 */
export function FindingStrip({ document, className }: FindingStripProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const { organizationId, id: documentId, findings } = document;
  const { mutate, isPending } = useUpdateFinding({ organizationId, documentId });
  const last = useRef<FindingEdit>(undefined);
  const marked = useMarkedPlace(documentId);
  const tagProposals = useTagProposals(document);
  const textOfFinding = (finding: AnyProposal) => {
    if (finding.field === 'tag') return finding.value.name;
    return finding.field === 'name' ? finding.value : textOf(finding.field, finding.value);
  };
  // A proposal decided by pointer stays in place, so that no other one moves under the pointer.
  const [decided, setDecided] = useState<AnyProposal[]>([]);
  const items = stripItems(findings, tagProposals, decided);
  const current =
    findings.find(({ field, state }) => field === marked?.field && state !== 'dismissed') ??
    items.find(({ state }) => state === 'proposed');

  const update = (finding: AnyProposal, state: FindingState) => {
    last.current = { finding, state, text: textOfFinding(finding) };
    mutate(last.current);
  };
  const undoLast = () => {
    if (last.current) mutate(undoOf(last.current));
    last.current = undefined;
  };
  useShortcut({
    keys: 'a',
    label: 'shortcuts.accept-finding',
    run: () => current?.state === 'proposed' && !isPending && update(current, 'set'),
  });
  useShortcut({
    keys: 'x',
    label: 'shortcuts.dismiss-finding',
    run: () => current && !isPending && update(current, 'dismissed'),
  });
  useShortcut({ keys: 'z', label: 'shortcuts.undo-finding', run: undoLast });

  if (items.length === 0) return null;
  const title = t(
    items.some(({ field }) => field !== 'tag') ? 'findings.title' : 'findings.similar',
  );
  return (
    <section
      aria-label={title}
      data-findings
      onPointerLeave={() => setDecided([])}
      className={clsx(
        'flex min-w-0 items-center gap-x-3 gap-y-2 sm:flex-1 max-sm:flex-wrap max-sm:rounded-lg max-sm:border max-sm:border-border max-sm:bg-surface max-sm:px-4 max-sm:py-2',
        className,
      )}
    >
      <h2 className="flex items-center gap-2 text-sm text-muted">
        <ScanText size={16} aria-hidden />
        <span className="sm:sr-only">{title}</span>
      </h2>
      {/* The keys of the marked proposal, placed so that its buttons do not move. */}
      <span aria-hidden className="flex items-center gap-1.5 text-faint pointer-coarse:hidden">
        <Kbd>A</Kbd>
        <Check size={14} />
        <Kbd>X</Kbd>
        <X size={14} />
      </span>
      <ul className="flex min-w-0 gap-2 py-0.5 max-sm:flex-wrap sm:overflow-x-auto sm:[scrollbar-width:none]">
        {items.map((finding) => (
          <Item
            key={keyOf(finding)}
            document={document}
            finding={finding}
            text={textOfFinding(finding) ?? ''}
            isCurrent={current !== undefined && keyOf(finding) === keyOf(current)}
            isBusy={isPending}
            onUpdate={(state, { detail: isByPointer }) => {
              if (isByPointer) setDecided([...decided, { ...finding, state }]);
              update(finding, state);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Item(props: {
  document: DocumentDetail;
  finding: AnyProposal;
  text: string;
  isCurrent: boolean;
  isBusy: boolean;
  onUpdate: (state: FindingState, click: MouseEvent) => void;
}) {
  const { document, finding, text, isCurrent, isBusy, onUpdate } = props;
  const { t } = useTranslation();
  const { field, state } = finding;
  const marking = usePlaceMarking(field === 'tag' ? null : placeOf(document, finding));
  const name =
    field === 'name' || field === 'tag'
      ? t(`findings.field.${field}`)
      : t(`documents.fields.name.${field}`);
  const value = `${name}: ${text}`;
  const isProposed = state === 'proposed';
  return (
    <li
      {...marking}
      className={clsx(
        'flex max-w-full shrink-0 items-center rounded-md border bg-surface-raised pl-2.5 text-sm transition-colors duration-fast',
        isCurrent ? 'border-border-strong' : 'border-border',
      )}
    >
      <span
        className={clsx(
          'min-w-0 py-1 wrap-anywhere sm:truncate',
          !isProposed && 'text-muted',
          state === 'dismissed' && 'line-through',
        )}
      >
        <span className="text-muted">{name}</span>{' '}
        {field === 'tag' ? (
          <TagBadge name={text} color={finding.value.color} />
        ) : (
          <bdi className="font-medium">{text}</bdi>
        )}
      </span>
      <span className={clsx('ml-1 flex shrink-0 items-center', !isProposed && 'invisible')}>
        <IconButton
          size="sm"
          aria-label={t('findings.accept', { value })}
          title={t('findings.accept', { value })}
          disabled={isBusy}
          onClick={(click) => onUpdate('set', click)}
        >
          <Check size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          aria-label={t('findings.dismiss', { value })}
          title={t('findings.dismiss', { value })}
          disabled={isBusy}
          onClick={(click) => onUpdate('dismissed', click)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
