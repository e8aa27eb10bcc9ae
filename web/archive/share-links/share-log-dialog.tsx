import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Eye, KeyRound, LogIn, type LucideIcon } from 'lucide-react';
import type {
  ShareEvent,
  ShareEventType,
} from '../../../shared/sharing/share-links/share-event.ts';
import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useCountryName } from '../../i18n/names/use-country-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListLoading } from '../../ui/lists/list-states.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { shareEventsQuery } from './share-link-api.ts';

const icons: Record<ShareEventType, LucideIcon> = {
  opened: LogIn,
  previewed: Eye,
  downloaded: Download,
  wrong_password: KeyRound,
};

interface ShareLogDialogProps {
  link: ShareLink;
  onClose: () => void;
}

export function ShareLogDialog({ link, onClose }: ShareLogDialogProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(shareEventsQuery(link.organizationId, link.id));
  const events = query.data?.pages.flat();
  return (
    <Dialog
      size="sm"
      title={t('sharing.log.title')}
      description={t('sharing.log.description')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DialogBody>
        {query.isPending && <ListLoading label={t('sharing.log.loading')} />}
        {events?.length === 0 && <p className="text-muted">{t('sharing.log.empty')}</p>}
        <ol className="flex flex-col divide-y divide-border">
          {events?.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ol>
        <LoadMore query={query} label={t('common.load-more')} errorTitle={t('sharing.log.error')} />
      </DialogBody>
    </Dialog>
  );
}

function EventItem({ event }: { event: ShareEvent }) {
  const { t } = useTranslation();
  const { ago, dateTime } = useFormats();
  const countryName = useCountryName();
  const { type, createdAt, country, browser, visitor } = event;
  const Icon = icons[type];
  const name = event.documentName ?? t('sharing.log.deleted-document');
  const facts = [
    ...(browser ? [browser] : []),
    ...(country ? [countryName(country)] : []),
    t('sharing.log.network', { id: visitor.slice(0, 4) }),
  ];
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon size={16} aria-hidden className="mt-1 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{t(`sharing.log.${type}`, { name })}</p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
            {ago(createdAt)}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </div>
    </li>
  );
}
