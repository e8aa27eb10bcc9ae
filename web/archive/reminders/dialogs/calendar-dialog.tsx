import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  calendarFeedResponseSchema,
  createdCalendarFeedResponseSchema,
} from '../../../../shared/people/calendar-feeds/calendar-feed.ts';
import { api, fetchJson, fetchVoid } from '../../../api/api-client.ts';
import { featureKey } from '../../../api/queries/organization-keys.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useCopyQuestion } from '../../../i18n/questions/use-copy-question.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SecretOnce } from '../../../ui/feedback/secret-once.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
} from '../../../ui/overlays/dialogs/dialog.tsx';

const feed = api.organizations[':organizationId']['calendar-feed'];

function calendarFeedQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'calendar-feed'),
    queryFn: async ({ signal }) => {
      const response = feed.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, calendarFeedResponseSchema)).calendarFeed;
    },
    meta: { isUnfollowed: true },
  });
}

interface CalendarDialogProps {
  organizationId: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CalendarDialog({ organizationId, open, onOpenChange }: CalendarDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('reminders.calendar.title')}
      description={t('reminders.calendar.description')}
      open={open}
      onOpenChange={onOpenChange}
    >
      <CalendarAddress organizationId={organizationId} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CalendarAddress(props: { organizationId: string; onClose: () => void }) {
  const { organizationId, onClose } = props;
  const { t } = useTranslation();
  const { date } = useFormats();
  const queryClient = useQueryClient();
  const query = useQuery(calendarFeedQuery(organizationId));
  const onCopied = useCopyQuestion();
  const param = { organizationId };
  const refresh = () => queryClient.invalidateQueries(calendarFeedQuery(organizationId));
  const creation = useMutation({
    mutationFn: () => fetchJson(feed.$post({ param }), createdCalendarFeedResponseSchema),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => fetchVoid(feed.$delete({ param })),
    onSuccess: () => {
      toast.success(t('reminders.calendar.ended'));
      onClose();
      return refresh();
    },
    onError: errorToast(),
  });
  const existing = query.data;

  if (creation.data) {
    return (
      <>
        <DialogBody>
          <SecretOnce
            title={t('reminders.calendar.created')}
            advice={t('reminders.calendar.advice')}
            label={t('reminders.calendar.title')}
            value={creation.data.url}
            copyLabel={t('common.copy')}
            copiedLabel={t('common.copied')}
            onCopied={onCopied}
          />
        </DialogBody>
        <DialogFooter>
          <DialogClose render={<Button>{t('common.close')}</Button>} />
        </DialogFooter>
      </>
    );
  }
  return (
    <>
      <DialogBody>
        {query.isPending && <SkeletonText lines={1} />}
        {existing && <p>{t('reminders.calendar.exists', { date: date(existing.createdAt) })}</p>}
      </DialogBody>
      <DialogFooter error={creation.error ?? query.error}>
        <DialogClose render={<Button>{t('common.cancel')}</Button>} />
        {existing && (
          <Button variant="danger-outline" isLoading={end.isPending} onClick={() => end.mutate()}>
            {t('reminders.calendar.off')}
          </Button>
        )}
        <Button
          variant="primary"
          isLoading={creation.isPending}
          disabled={query.isPending}
          onClick={() => creation.mutate()}
        >
          {existing ? t('reminders.calendar.renew') : t('reminders.calendar.create')}
        </Button>
      </DialogFooter>
    </>
  );
}
