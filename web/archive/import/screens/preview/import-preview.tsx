import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { customFieldLimits } from '../../../../../shared/archive/archive-limits.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { Stat, StatList } from '../../../../ui/feedback/stat.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../../../ui/layout/card.tsx';
import { ListLoading } from '../../../../ui/lists/list-states.tsx';
import { correspondentsQuery } from '../../../correspondents/correspondent-api.ts';
import { customFieldsQuery } from '../../../custom-fields/custom-field-api.ts';
import { documentTypesQuery } from '../../../document-types/document-type-api.ts';
import { CurrencySelect } from '../../../fields/inputs/currency-select.tsx';
import { tagsQuery } from '../../../tags/tag-api.ts';
import { comparePlan, type ImportPreview } from '../../engine/comparison/compare-plan.ts';
import type { ImportPlan } from '../../plan/import-plan.ts';
import { ImportError } from '../import-error.tsx';
import { KnownList } from './known-list.tsx';
import { NoticeList } from './notice-list.tsx';
import type { ImportFlow, ImportStep } from '../use-import.ts';

interface ImportPreviewCardProps {
  organizationId: string;
  flow: ImportFlow;
  state: Extract<ImportStep, { step: 'preview' }>;
}

export function ImportPreviewCard({ organizationId, flow, state }: ImportPreviewCardProps) {
  const { t } = useTranslation();
  const tags = useQuery(tagsQuery(organizationId));
  const correspondents = useQuery(correspondentsQuery(organizationId));
  const fields = useQuery(customFieldsQuery(organizationId));
  const types = useQuery(documentTypesQuery(organizationId));
  const { plan } = state;
  const preview =
    tags.data && correspondents.data && fields.data && types.data
      ? comparePlan(plan, {
          tags: tags.data,
          correspondents: correspondents.data,
          fields: fields.data,
          types: types.data,
          maxSize: flow.maxSize,
        })
      : undefined;
  return (
    <Card>
      <CardHeader
        title={t('import.preview.title', { name: plan.sourceName })}
        description={[t(`import.kind.${plan.kind}`), plan.version].filter(Boolean).join(' ')}
      />
      <CardBody className="flex flex-col gap-6">
        {preview ? <Counts preview={preview} /> : <ListLoading label={t('common.loading')} />}
        <Choices flow={flow} plan={plan} />
        {preview && <Conflicts preview={preview} maxSize={flow.maxSize} />}
        <NoticeList notices={plan.notices} />
        {preview && plan.items.length > 0 && (
          <KnownList
            organizationId={organizationId}
            plan={plan}
            maxSize={flow.maxSize}
            merged={preview.merged}
          />
        )}
        <ImportError error={state.error} />
        {plan.items.length === 0 && <Callout tone="warning">{t('import.preview.empty')}</Callout>}
      </CardBody>
      <CardFooter>
        <Button variant="ghost" onClick={flow.reset}>
          {t('common.cancel')}
        </Button>
        <StartButton flow={flow} isDisabled={!preview || plan.items.length === 0} />
      </CardFooter>
    </Card>
  );
}

function StartButton({ flow, isDisabled }: { flow: ImportFlow; isDisabled: boolean }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" disabled={isDisabled} isLoading={false} onClick={flow.begin}>
      {t('import.start')}
    </Button>
  );
}

function Counts({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const { number, size } = useFormats();
  const counts = [
    [t('import.preview.documents'), number(preview.documents)],
    [t('import.preview.size'), size(preview.size)],
    [t('import.preview.new-tags'), number(preview.newTags)],
    [t('import.preview.new-correspondents'), number(preview.newCorrespondents)],
    [t('import.preview.new-fields'), number(preview.newFields.length)],
    ...(preview.newTypes > 0
      ? [[t('import.preview.new-types'), number(preview.newTypes)] as const]
      : []),
    [t('import.preview.notes'), number(preview.notes)],
    ...(preview.taggingRules > 0
      ? [[t('tagging-rules.title'), number(preview.taggingRules)] as const]
      : []),
  ] as const;
  return (
    <StatList>
      {counts.map(([label, count]) => (
        <Stat key={label} label={label}>
          {count}
        </Stat>
      ))}
    </StatList>
  );
}

function Choices({ flow, plan }: { flow: ImportFlow; plan: ImportPlan }) {
  const { t } = useTranslation();
  const { choices, choose } = flow;
  if (plan.needsCurrency) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-muted">{t('import.option.currency')}</span>
        <CurrencySelect
          value={choices.currency}
          onValueChange={(currency) => void choose({ currency })}
        />
      </div>
    );
  }
  if (plan.kind !== 'files') return null;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('import.option.folders-as-tags')}
        checked={choices.foldersAsTags}
        onChange={(event) => void choose({ foldersAsTags: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('import.option.keep-dates')}
        checked={choices.keepsDates}
        onChange={(event) => void choose({ keepsDates: event.currentTarget.checked })}
      />
    </div>
  );
}

function Conflicts({ preview, maxSize }: { preview: ImportPreview; maxSize: number }) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const { renamedFields, roomlessFields, tooLarge, hasTooManyTags } = preview;
  const conflicts: ReactNode[] = [];
  if (tooLarge > 0) {
    const values = { amount: tooLarge, size: size(maxSize) };
    conflicts.push(t('import.conflict.too-large', values));
  }
  if (hasTooManyTags) conflicts.push(t('import.conflict.tags'));
  if (renamedFields.length > 0) {
    conflicts.push(t('import.conflict.renamed-fields', { names: renamedFields }));
  }
  if (roomlessFields.length > 0) {
    const values = { names: roomlessFields, max: customFieldLimits.count };
    conflicts.push(t('import.conflict.no-room', values));
  }
  return conflicts.map((text, index) => (
    <Callout key={index} tone="warning">
      {text}
    </Callout>
  ));
}
