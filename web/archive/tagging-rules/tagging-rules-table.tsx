import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteRowButton, EditRowButton } from '../../ui/lists/row-actions.tsx';
import { TableCell, TableHeaderCell } from '../../ui/lists/table.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { ItemTable } from '../item-lists/item-table.tsx';
import { ApplyRuleDialog } from './apply-rule-dialog.tsx';
import { RuleActions } from './rule-actions.tsx';
import { useDeleteTaggingRule, useSetTaggingRuleEnabled } from './tagging-rule-api.ts';

export function TaggingRulesTable({ rules }: { rules: readonly TaggingRule[] }) {
  const { t } = useTranslation();
  return (
    <ItemTable
      label={t('tagging-rules.title')}
      items={rules}
      columns={
        <>
          <TableHeaderCell>{t('tagging-rules.column.name')}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">
            {t('tagging-rules.column.conditions')}
          </TableHeaderCell>
          <TableHeaderCell className="max-lg:hidden">
            {t('tagging-rules.column.actions-of-rule')}
          </TableHeaderCell>
        </>
      }
      renderCells={(rule) => <RuleCells rule={rule} />}
      actionsLabel={t('tagging-rules.column.actions')}
      renderActions={(rule) => <RuleRowActions rule={rule} />}
    />
  );
}

function RuleCells({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  const conditions = <ConditionCount count={rule.conditions.length} />;
  return (
    <>
      <TableCell className="w-full max-w-0 min-w-36">
        <div className="flex min-w-0 flex-col py-1">
          <div className="flex min-w-0 items-center gap-2">
            <RuleLink rule={rule}>{rule.name}</RuleLink>
            {!rule.isEnabled && <Badge>{t('tagging-rules.off')}</Badge>}
          </div>
          {rule.description === null ? (
            <span className="text-sm text-faint max-md:hidden">
              {t('tagging-rules.no-description')}
            </span>
          ) : (
            <span
              className="line-clamp-2 text-sm wrap-anywhere text-muted md:line-clamp-1"
              title={rule.description}
            >
              {rule.description}
            </span>
          )}
          <span className="text-sm text-muted md:hidden">{conditions}</span>
          <div className="pt-1 lg:hidden">
            <RuleActions rule={rule} />
          </div>
        </div>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-md:hidden">{conditions}</TableCell>
      <TableCell className="min-w-48 max-lg:hidden">
        <RuleActions rule={rule} />
      </TableCell>
    </>
  );
}

function RuleRowActions({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  return (
    <>
      <EnabledSwitch rule={rule} />
      <ApplyRuleDialog
        rule={rule}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            icon={<Play size={16} aria-hidden className="max-sm:hidden" />}
            aria-label={t('tagging-rules.apply.named', { name: rule.name })}
            title={t('tagging-rules.apply.action')}
          >
            {t('tagging-rules.apply.short')}
          </Button>
        }
      />
      <EditRowButton
        // The name links there, too.
        className="max-sm:hidden"
        aria-label={t('tagging-rules.edit-named', { name: rule.name })}
        title={t('tagging-rules.edit')}
        render={
          <Link
            to="/organizations/$organizationId/tagging-rules/$taggingRuleId"
            params={{ organizationId: rule.organizationId, taggingRuleId: rule.id }}
          />
        }
      />
      <DeleteRuleButton rule={rule} />
    </>
  );
}

function EnabledSwitch({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  const change = useSetTaggingRuleEnabled(rule.organizationId);
  return (
    <Switch
      label={t('tagging-rules.enabled-named', { name: rule.name })}
      isLabelHidden
      className="items-center px-2"
      checked={change.isPending ? change.variables.isEnabled : rule.isEnabled}
      onChange={({ currentTarget }) =>
        change.mutate({ id: rule.id, isEnabled: currentTarget.checked })
      }
    />
  );
}

function RuleLink({ rule, children }: { rule: TaggingRule; children: string }) {
  return (
    <Link
      to="/organizations/$organizationId/tagging-rules/$taggingRuleId"
      params={{ organizationId: rule.organizationId, taggingRuleId: rule.id }}
      className="line-clamp-2 rounded-sm font-medium wrap-anywhere hyphens-auto underline-offset-4 hover:underline md:line-clamp-1"
    >
      {children}
    </Link>
  );
}

function ConditionCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return count === 0
    ? t('tagging-rules.conditions.none')
    : t('tagging-rules.conditions.count', { count });
}

function DeleteRuleButton({ rule }: { rule: TaggingRule }) {
  const { t } = useTranslation();
  return (
    <DeleteRowButton
      aria-label={t('tagging-rules.delete-named', { name: rule.name })}
      mutation={useDeleteTaggingRule(rule.organizationId)}
      id={rule.id}
      title={t('tagging-rules.delete.title', { name: rule.name })}
      description={t('tagging-rules.delete.description', { name: rule.name })}
      confirmLabel={t('tagging-rules.delete.confirm')}
      onDeleted={() => toast.success(t('tagging-rules.deleted', { name: rule.name }))}
    />
  );
}
