import { Link as RouterLink } from '@tanstack/react-router';
import {
  ArchiveRestore,
  CalendarX,
  Eye,
  FilePlus,
  Link,
  Pause,
  Pencil,
  Play,
  Tag,
  Trash2,
  Unlink,
  UserCheck,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { Activity, ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { FieldChange } from '../../../shared/field-change.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fieldNames } from '../fields/field-names.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { useLinkSettingNames } from './use-link-setting-names.ts';
import { useSenderText } from './use-sender-text.ts';

const icons: Record<ActivityType, LucideIcon> = {
  created: FilePlus,
  updated: Pencil,
  deleted: Trash2,
  restored: ArchiveRestore,
  tagged: Tag,
  untagged: X,
  shared: Link,
  share_updated: Link,
  share_paused: Pause,
  share_resumed: Play,
  share_taken_over: UserCheck,
  share_expired: CalendarX,
  share_opened: Eye,
  unshared: Unlink,
};

const otherFields = ['isPaid', 'archiveNumber', 'related'] as const;

interface ActivityItemProps {
  organizationId: string;
  activity: Activity;
}

export function ActivityItem({ organizationId, activity }: ActivityItemProps) {
  const { ago, dateTime } = useFormats();
  const sentence = useSentence(activity);
  const Icon = icons[activity.event];
  const tag = activity.tag ?? activity.eventData.tag;
  const {
    createdAt,
    eventData: { madeFrom, madeInto },
  } = activity;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="mt-0.5 text-muted">
        <Icon size={16} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <span className="min-w-0">{sentence}</span>
          {tag && <TagBadge name={tag.name} color={tag.color} />}
          {(madeFrom ?? madeInto)?.map(({ id: documentId, name }) => (
            <RouterLink
              key={documentId}
              to="/organizations/$organizationId/documents/$documentId"
              params={{ organizationId, documentId }}
              className="underline underline-offset-4"
            >
              <bdi>{name}</bdi>
            </RouterLink>
          ))}
        </p>
        <time
          dateTime={createdAt.toISOString()}
          title={dateTime(createdAt)}
          className="text-sm text-muted"
        >
          {ago(createdAt)}
        </time>
      </div>
    </li>
  );
}

function useSentence(activity: Activity): string {
  const { t } = useTranslation();
  const actor = useActor(activity);
  const sentenceOf = useChangeText(activity.eventData.source);
  const settings = useLinkSettingNames(activity.eventData.updatedFields);
  if (activity.event !== 'updated') {
    const { shareLink, madeFrom, madeInto } = activity.eventData;
    if (madeFrom) return t('activity.event.made_from', { actor });
    if (madeInto) return t('activity.event.made_into', { actor });
    const link = shareLink?.name ?? '';
    if (activity.event === 'share_updated' && settings.length > 0) {
      return t('activity.event.share_settings', { actor, link, fields: settings });
    }
    return t(`activity.event.${activity.event}`, { actor, link });
  }
  const fields = (activity.eventData.updatedFields ?? []).map((field) => {
    const change = activity.eventData.changes?.find((each) => each.field === field);
    if (change) return sentenceOf(change);
    if (field === 'name') {
      const { renamed } = activity.eventData;
      return renamed ? t('activity.field.renamed', renamed) : t('activity.field.name');
    }
    const { file } = activity.eventData;
    if (field === 'file' && file) {
      const { version, restoredFrom, kept, removed } = file;
      if (kept !== undefined) return t('activity.field.file-kept', { name: kept });
      if (removed !== undefined) return t('activity.field.file-removed', { name: removed });
      return restoredFrom === undefined
        ? t('activity.field.file', { version })
        : t('activity.field.file-restored', { version, restoredFrom });
    }
    if (field === 'content') return t('activity.field.content');
    if (field === 'notes') return t('activity.field.notes');
    if (field === 'reminders') return t('activity.field.reminders');
    return field;
  });
  if (activity.eventData.source === 'text') return t('activity.event.found', { fields });
  if (fields.length === 0) return t('activity.event.changed', { actor });
  return t('activity.event.updated', { actor, fields });
}

function useChangeText(source: Activity['eventData']['source']) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  return ({ field: name, customField, from: before, to: after }: FieldChange): string => {
    const known = [...fieldNames, ...otherFields].find((each) => each === name);
    const field = customField
      ? t('common.quoted', { text: customField.name })
      : known
        ? t(`activity.field.${known}`)
        : name;
    const from = textOf(name, before, customField?.type);
    const to = textOf(name, after, customField?.type);
    if (source === 'text') return t('activity.change.found', { field, to });
    if (name === 'related' && to !== undefined) return t('activity.change.linked', { field, to });
    if (from !== undefined && to !== undefined) {
      return t('activity.change.replaced', { field, from, to });
    }
    if (to !== undefined) return t('activity.change.set', { field, to });
    return t('activity.change.cleared', { field, from });
  };
}

function useActor({ user, eventData }: Activity): string {
  const { t } = useTranslation();
  const senderText = useSenderText()(eventData);
  const { taggingRule, apiKeyName } = eventData;
  if (taggingRule) return t('activity.actor.rule', { name: taggingRule.name });
  if (senderText) return senderText;
  if (apiKeyName && user) {
    return t('activity.actor.user-api-key', { user: user.name, key: apiKeyName });
  }
  if (apiKeyName) return t('activity.actor.api-key', { key: apiKeyName });
  return user?.name ?? t('activity.actor.unknown');
}
