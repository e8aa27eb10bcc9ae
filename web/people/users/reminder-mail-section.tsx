import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  reminderMailResponseSchema,
  type ReminderMail,
} from '../../../shared/people/reminder-mails/reminder-mail.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { dateLocale } from '../../i18n/formats/date-locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';

const reminderMailQuery = queryOptions({
  queryKey: ['reminder-mail'],
  queryFn: async ({ signal }) => {
    const response = api.users.me['reminder-mail'].$get({}, { init: { signal } });
    return (await fetchJson(response, reminderMailResponseSchema)).reminderMail;
  },
});

export function ReminderMailSection() {
  const { t } = useTranslation();
  const { isDemoMode, isMailEnabled } = useConfig();
  return (
    <div id="reminders" className="scroll-mt-6">
      <Card>
        <CardHeader
          title={t('reminders.mail.title')}
          description={t('reminders.mail.description')}
        />
        <CardBody>
          {isDemoMode ? (
            <Callout tone="warning">{t('error.demo.not_available')}</Callout>
          ) : isMailEnabled ? (
            <ReminderMailSettings />
          ) : (
            <Callout>{t('reminders.mail.unavailable')}</Callout>
          )}
        </CardBody>
      </Card>
    </div>
  );
}

function ReminderMailSettings() {
  const query = useQuery(reminderMailQuery);
  if (query.isPending) return <Skeleton className="h-28" />;
  if (!query.data) return <FormError error={query.error} />;
  return <ReminderMailForm saved={query.data} />;
}

function ReminderMailForm({ saved }: { saved: ReminderMail }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Defaults to the browser's time zone.
  const before =
    saved.timeZone === 'UTC' && !saved.isEnabled ? { ...saved, timeZone: here } : saved;
  const [chosen, setChosen] = useState(before);
  const save = useMutation({
    mutationFn: async (json: ReminderMail) => {
      const response = api.users.me['reminder-mail'].$put({ json });
      return (await fetchJson(response, reminderMailResponseSchema)).reminderMail;
    },
    onSuccess: (reminderMail) => {
      queryClient.setQueryData(reminderMailQuery.queryKey, reminderMail);
      toast.success(t('reminders.mail.done'));
    },
  });
  const zones = [...new Set([here, before.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const hourFormat = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const isSame =
    chosen.isEnabled === saved.isEnabled &&
    (!chosen.isEnabled || (chosen.hour === saved.hour && chosen.timeZone === saved.timeZone));
  return (
    <Form onSubmit={() => save.mutateAsync(chosen).catch(() => undefined)}>
      <Switch
        label={t('reminders.mail.enabled')}
        checked={chosen.isEnabled}
        onChange={({ currentTarget }) => setChosen({ ...chosen, isEnabled: currentTarget.checked })}
      />
      {chosen.isEnabled && (
        <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,20rem)]">
          <Select
            label={t('reminders.mail.hour')}
            options={Array.from({ length: 24 }, (_, hour) => ({
              value: String(hour),
              label: hourFormat.format(new Date(Date.UTC(2000, 0, 1, hour))),
            }))}
            value={String(chosen.hour)}
            onChange={({ currentTarget }) =>
              setChosen({ ...chosen, hour: Number(currentTarget.value) })
            }
          />
          <Select
            label={t('reminders.mail.time-zone.label')}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={chosen.timeZone}
            onChange={({ currentTarget }) =>
              setChosen({ ...chosen, timeZone: currentTarget.value })
            }
          />
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" disabled={isSame} isLoading={save.isPending}>
          {t('reminders.mail.submit')}
        </Button>
      </div>
      <FormError error={save.error} />
    </Form>
  );
}
