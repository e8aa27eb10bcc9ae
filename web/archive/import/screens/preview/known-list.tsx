import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { Progress } from '../../../../ui/feedback/progress.tsx';
import { mergedKinds, type ImportPreview } from '../../engine/comparison/compare-plan.ts';
import type { ImportPlan, NoticeDetails } from '../../plan/import-plan.ts';
import { useDuplicates, type DuplicateSearch } from './use-duplicates.ts';

interface KnownListProps {
  organizationId: string;
  plan: ImportPlan;
  maxSize: number;
  merged: ImportPreview['merged'];
}

/**
 * Lists what the organization already has of a source. The search for its documents runs meanwhile and does not block
 * the import.
 */
export function KnownList({ organizationId, plan, maxSize, merged }: KnownListProps) {
  const { t } = useTranslation();
  const { search, retry } = useDuplicates(organizationId, { items: plan.items, maxSize });
  const found = search.duplicates?.found;
  const unreadable = found?.unreadable;
  // For Paperless, the export's checksums already reveal duplicates.
  const isSaid = plan.notices.has('same-content');
  const documentKinds = (['skipped', 'restored', 'repeated'] as const).filter(
    (kind) => kind !== 'repeated' || !isSaid,
  );
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t('import.known.title')}</h3>
      <SearchState search={search} total={plan.items.length} onRetry={retry} />
      <ul className="divide-y divide-border">
        {documentKinds.map((kind) => (
          <KnownRow
            key={kind}
            title={t(`import.known.${kind}`)}
            consequence={t(`import.known.${kind}.consequence`)}
            details={found?.[kind]}
          />
        ))}
        {mergedKinds.map((kind) =>
          merged[kind].count > 0 ? (
            <KnownRow
              key={kind}
              title={t(`${kind}.title`)}
              consequence={t('import.known.merged')}
              details={merged[kind]}
            />
          ) : null,
        )}
      </ul>
      {unreadable && unreadable.count > 0 && (
        <Callout tone="warning">
          {t('import.conflict.unreadable', {
            amount: unreadable.count,
            names: unreadable.examples,
          })}
        </Callout>
      )}
    </section>
  );
}

/** Has a fixed height, so that the button below does not move. */
function SearchState({
  search,
  total,
  onRetry,
}: {
  search: DuplicateSearch;
  total: number;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  if (search.phase === 'failed') {
    return (
      <Callout
        tone="warning"
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('import.known.failed')}
      </Callout>
    );
  }
  const checked = search.duplicates?.checked ?? 0;
  return (
    <div className="flex flex-col gap-2">
      <Progress label={t('import.known.progress')} value={checked / total} />
      <p className="text-sm text-muted tabular-nums">
        {t('import.known.comparing', { done: checked, total })}
      </p>
    </div>
  );
}

function KnownRow({
  title,
  consequence,
  details,
}: {
  title: string;
  consequence: string;
  details: NoticeDetails | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { count = 0, examples = [] } = details ?? {};
  const names = examples.length > 0 ? t('common.list', { items: examples }) : '';
  return (
    <li className="flex items-baseline gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className="truncate text-sm text-muted">
          {consequence} <bdi>{names}</bdi>
          {count > examples.length && ' …'}
        </p>
      </div>
      <span className="text-muted tabular-nums">{number(count)}</span>
    </li>
  );
}
