import { History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import { isEnding, laterEnd } from './later-end.ts';
import { ShareLogDialog } from './share-log-dialog.tsx';
import { useUpdateShareLink } from './share-link-api.ts';
import { useDeletion } from './use-deletion.ts';

const tones = {
  active: 'success',
  paused: 'neutral',
  expired: 'warning',
  used_up: 'warning',
  ended: 'danger',
} as const;

interface ShareLinkCardProps {
  link: ShareLink;
  isChosen: boolean;
  onChosenChange: (isChosen: boolean) => void;
}

export function ShareLinkCard({ link, isChosen, onChosenChange }: ShareLinkCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isEditing, setIsEditing] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const { id, organizationId, name, url, state, expiresAt, createdBy } = link;
  const { openedAt, maxDownloads: maximum, downloadsCount: used } = link;
  const deletion = useDeletion(organizationId, 1);
  const update = useUpdateShareLink(organizationId);
  const change = (values: Parameters<typeof update.mutate>[0]['update']) =>
    update.mutate({ shareLinkId: id, update: values }, { onError: errorToast() });
  const isOthers = createdBy.id !== useCurrentUser().id;
  const mayTakeOver = canManageOrganization(useCurrentRole()) && isOthers;
  const facts = [
    shownBy(link, t),
    expiresAt ? t('sharing.until', { date: formats.date(expiresAt) }) : t('sharing.endless'),
    ...(link.hasPassword ? [t('sharing.with-password')] : []),
    ...(maximum === null ? [] : [t('sharing.downloads', { used, maximum })]),
    openedAt ? t('sharing.opened', { ago: formats.ago(openedAt) }) : t('sharing.unopened'),
    ...(isOthers && createdBy.name ? [t('sharing.by', { name: createdBy.name })] : []),
  ];
  return (
    <Card className="flex flex-wrap items-start gap-x-3 gap-y-3 px-5 py-4">
      <Checkbox
        isLabelHidden
        label={t('sharing.choose', { name })}
        checked={isChosen}
        onChange={(event) => onChosenChange(event.target.checked)}
      />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="font-medium wrap-anywhere">{name}</h2>
          <StateBadge link={link} />
        </div>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        <ViewProblem link={link} />
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {url && state === 'active' && (
            <CopyButton value={url} label={t('sharing.copy')} copiedLabel={t('common.copied')} />
          )}
          {isEnding(link) && (
            <Button
              size="sm"
              isLoading={update.isPending}
              onClick={() => change({ expiresAt: laterEnd(link).toISOString() })}
            >
              {t('sharing.extend', { count: shareLinkLimits.defaultDays })}
            </Button>
          )}
          {mayTakeOver && (
            <Button
              size="sm"
              isLoading={update.isPending}
              onClick={() => change({ takesOver: true })}
            >
              {t('sharing.take-over')}
            </Button>
          )}
        </div>
      </div>
      <div className="flex items-center gap-1">
        <Switch
          className="mr-2"
          isLabelHidden
          label={t('sharing.enabled', { name })}
          checked={
            update.isPending
              ? (update.variables.update.isEnabled ?? link.isEnabled)
              : link.isEnabled
          }
          disabled={update.isPending}
          onChange={(event) => change({ isEnabled: event.target.checked })}
        />
        <IconButton
          size="sm"
          aria-label={t('sharing.log.label', { name })}
          aria-haspopup="dialog"
          onClick={() => setIsReading(true)}
        >
          <History size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          aria-label={t('sharing.edit.label', { name })}
          aria-haspopup="dialog"
          onClick={() => setIsEditing(true)}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          variant="danger-ghost"
          aria-label={t('sharing.delete.label', { name })}
          isLoading={deletion.isPending}
          onClick={() => deletion.ask([id])}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      <EditLinkDialog link={link} open={isEditing} onOpenChange={setIsEditing} />
      {isReading && <ShareLogDialog link={link} onClose={() => setIsReading(false)} />}
    </Card>
  );
}

function StateBadge({ link: { state, view } }: { link: ShareLink }) {
  const { t } = useTranslation();
  const isViewDeleted = view?.state === 'deleted';
  const label = isViewDeleted ? t('sharing.view.deleted') : t(`sharing.state.${state}`);
  return <Badge tone={tones[state]}>{label}</Badge>;
}

function ViewProblem({ link: { view } }: { link: ShareLink }) {
  const { t } = useTranslation();
  if (view?.state !== 'hidden' && view?.state !== 'unclear') return null;
  return (
    <p className="text-sm text-warning">
      {t(`sharing.view.${view.state}`, { name: view.name ?? '' })}
    </p>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function shownBy({ view, documentIds }: ShareLink, t: Translate): string {
  if (!view) return t('correspondents.documents', { count: documentIds.length });
  return view.name === null
    ? t('sharing.view.deleted')
    : t('sharing.view.named', { name: view.name });
}
