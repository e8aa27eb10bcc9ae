import { clsx } from 'clsx';
import { Check, ScanText, X } from 'lucide-react';
import { useRef } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { FindingState } from '../../../shared/archive/findings/document-finding.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { fieldNames } from '../fields/field-names.ts';
import { useFieldText } from '../fields/use-field-text.ts';
import { useUpdateFinding, type FindingEdit } from './finding-api.ts';
import { useMarkedPlace } from './marked-place.ts';
import { useTagProposals, type AnyProposal } from './tag-proposal-api.ts';
import { placeOf, usePlaceMarking } from './use-place-marking.ts';

/**
 * What the text of a document probably says, to accept or dismiss: the marked value, otherwise the first one, by a key. A marked value
 * that is set already is dismissed by the same key.
 */
export default function FindingStrip({ document }: { document: DocumentDetail }) {
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
  // The name after the fields: it is made of them.
  const ofDocument = [...fieldNames, 'name' as const].flatMap(
    (field) =>
      findings.find((finding) => finding.field === field && finding.state === 'proposed') ?? [],
  );
  const proposals: AnyProposal[] = [...ofDocument, ...tagProposals];
  const current =
    findings.find(({ field, state }) => field === marked?.field && state !== 'dismissed') ??
    proposals[0];

  const update = (finding: AnyProposal, state: FindingState) => {
    const { state: undo } = finding;
    last.current = { finding, state: undo, text: textOfFinding(finding) };
    mutate({ ...last.current, state, undo });
  };
  const undoLast = () => {
    if (last.current) mutate(last.current);
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

  if (proposals.length === 0) return null;
  const title = t(ofDocument.length > 0 ? 'findings.title' : 'findings.similar');
  return (
    <section
      aria-label={title}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-surface px-4 py-2"
    >
      <h2 className="flex items-center gap-2 text-sm text-muted">
        <ScanText size={16} aria-hidden />
        {title}
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {proposals.map((proposal) => (
          <Proposal
            key={keyOf(proposal)}
            document={document}
            proposal={proposal}
            text={textOfFinding(proposal) ?? ''}
            isCurrent={current !== undefined && keyOf(proposal) === keyOf(current)}
            isBusy={isPending}
            onUpdate={(state) => update(proposal, state)}
          />
        ))}
      </ul>
    </section>
  );
}

function keyOf(proposal: AnyProposal): string {
  return proposal.field === 'tag' ? proposal.value.id : proposal.field;
}

function Proposal(props: {
  document: DocumentDetail;
  proposal: AnyProposal;
  text: string;
  isCurrent: boolean;
  isBusy: boolean;
  onUpdate: (state: FindingState) => void;
}) {
  const { document, proposal, text, isCurrent, isBusy, onUpdate } = props;
  const { t } = useTranslation();
  const { field } = proposal;
  const marking = usePlaceMarking(field === 'tag' ? null : placeOf(document, proposal));
  const name =
    field === 'name' || field === 'tag'
      ? t(`findings.field.${field}`)
      : t(`documents.fields.name.${field}`);
  const value = `${name}: ${text}`;
  return (
    <li
      {...marking}
      className={clsx(
        'flex max-w-full items-center rounded-md border bg-surface-raised pl-2.5 text-sm transition-colors duration-fast',
        isCurrent ? 'border-border-strong' : 'border-border',
      )}
    >
      <span className="min-w-0 py-1 wrap-anywhere">
        <span className="text-muted">{name}</span>{' '}
        {proposal.field === 'tag' ? (
          <span className="ml-1 inline-flex align-middle">
            <TagBadge name={text} color={proposal.value.color} />
          </span>
        ) : (
          <bdi className="font-medium">{text}</bdi>
        )}
      </span>
      <span className="ml-1 flex shrink-0 items-center">
        {isCurrent && <KeyHint>A</KeyHint>}
        <IconButton
          size="sm"
          aria-label={t('findings.accept', { value })}
          title={t('findings.accept', { value })}
          disabled={isBusy}
          onClick={() => onUpdate('set')}
        >
          <Check size={16} aria-hidden />
        </IconButton>
        {isCurrent && <KeyHint>X</KeyHint>}
        <IconButton
          size="sm"
          aria-label={t('findings.dismiss', { value })}
          title={t('findings.dismiss', { value })}
          disabled={isBusy}
          onClick={() => onUpdate('dismissed')}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className="ml-1 pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
