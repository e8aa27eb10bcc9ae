import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Offer } from '../../ui/feedback/offer.tsx';
import { RunProgress, useTaggingRun } from './run-progress.tsx';
import { taggingPreviewQuery, useApplyTaggingRule } from './tagging-rule-api.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The rule just saved, in the state of the list's location; `runId` is set if saving has applied it. */
    savedRule?: { id: string; runId: string | null };
  }
}

export function SavedRuleNotice({ rules }: { rules: readonly TaggingRule[] }) {
  const saved = useLocation({ select: ({ state }) => state.savedRule });
  const rule = rules.find(({ id }) => id === saved?.id);
  return saved && rule && <Notice key={rule.id} rule={rule} startedRunId={saved.runId} />;
}

function Notice({ rule, startedRunId }: { rule: TaggingRule; startedRunId: string | null }) {
  const { t } = useTranslation();
  const [runId, setRunId] = useState(startedRunId);
  const run = useTaggingRun(rule, runId);
  if (runId === null) return <ApplyOffer rule={rule} onStarted={setRunId} />;
  if (run && run.state !== 'running') return <RunProgress rule={rule} run={run} />;
  return (
    <Callout title={t('tagging-rules.saved.applying', { name: rule.name })}>
      {run && <RunProgress rule={rule} run={run} />}
    </Callout>
  );
}

function ApplyOffer({
  rule,
  onStarted,
}: {
  rule: TaggingRule;
  onStarted: (runId: string) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { organizationId, name, match, conditions } = rule;
  const { data: preview } = useQuery(taggingPreviewQuery(organizationId, { match, conditions }));
  const apply = useApplyTaggingRule(organizationId);
  if (!preview || (preview.matchingCount === 0 && !preview.isCapped)) return null;
  const { matchingCount: count, isCapped } = preview;
  const ofNewest = count > 0 ? 'matches-newest' : 'matches-older';
  const decline = () =>
    void navigate({
      to: '/organizations/$organizationId/tagging-rules',
      params: { organizationId },
      replace: true,
    });

  return (
    <Offer
      acceptLabel={
        isCapped ? t('tagging-rules.apply.action') : t('tagging-rules.saved.apply', { count })
      }
      declineLabel={t('tagging-rules.saved.later')}
      isPending={apply.isPending}
      onAccept={() => apply.mutate(rule.id, { onSuccess: ({ id }) => onStarted(id) })}
      onDecline={decline}
    >
      {isCapped
        ? t(`tagging-rules.saved.${ofNewest}`, { name })
        : t('tagging-rules.saved.matches', { name, count })}
    </Offer>
  );
}
