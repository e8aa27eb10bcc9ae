import '../theme/signed-in.css';
import { useQuery } from '@tanstack/react-query';
import { Inbox, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { LocalMail } from '../../shared/mails/mail.ts';
import { useFormats } from '../i18n/formats/use-formats.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ListQuery } from '../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../ui/layout/page.tsx';
import { mailboxQuery } from './mail-api.ts';

export function MailboxPage() {
  const { t } = useTranslation();
  const mails = useQuery(mailboxQuery);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const opened = mails.data?.find(({ id }) => id === openedId) ?? mails.data?.[0];

  return (
    <main>
      <PageBody>
        <PageHeader
          title={t('mailbox.title')}
          description={t('mailbox.description')}
          actions={
            <Button
              icon={<RotateCw size={16} aria-hidden />}
              isLoading={mails.isRefetching}
              onClick={() => void mails.refetch()}
            >
              {t('mailbox.refresh')}
            </Button>
          }
        />
        <ListQuery
          query={mails}
          loadingLabel={t('common.loading')}
          errorTitle={t('mailbox.error')}
          empty={
            <EmptyState
              icon={<Inbox size={24} />}
              title={t('mailbox.empty.title')}
              description={t('mailbox.empty.description')}
            />
          }
        >
          {(data) =>
            opened && (
              <div className="grid gap-4 lg:grid-cols-[22rem_1fr]">
                <MailList mails={data} openedId={opened.id} onOpen={setOpenedId} />
                <OpenMail key={opened.id} mail={opened} />
              </div>
            )
          }
        </ListQuery>
      </PageBody>
    </main>
  );
}

interface MailListProps {
  mails: LocalMail[];
  openedId: number;
  onOpen: (id: number) => void;
}

function MailList({ mails, openedId, onOpen }: MailListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ul
      aria-label={t('mailbox.list')}
      className="max-h-[40dvh] divide-y lg:max-h-[70dvh] divide-border overflow-y-auto rounded-lg border border-border bg-surface"
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openedId || undefined}
            onClick={() => onOpen(mail.id)}
            className="w-full px-4 py-3 text-left transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-2 aria-current:bg-selected"
          >
            <span className="block truncate font-medium">{mail.subject}</span>
            <span className="block truncate text-sm text-muted">{mail.to}</span>
            <span className="block text-xs text-muted">{formats.ago(mail.createdAt)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const linkPattern = /(https?:\/\/\S+)/;

/** Shown as text with links, so that the HTML does not have to be trusted. */
function OpenMail({ mail }: { mail: LocalMail }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <article className="min-w-0 rounded-lg border border-border bg-surface">
      <header className="border-b border-border px-5 py-4">
        <h2 className="text-lg font-semibold wrap-anywhere">{mail.subject}</h2>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">
          {t('mailbox.to', { email: mail.to, date: formats.dateTime(mail.createdAt) })}
        </p>
      </header>
      <p className="px-5 py-4 whitespace-pre-wrap wrap-anywhere">
        {mail.text.split(linkPattern).map((part, index) =>
          linkPattern.test(part) ? (
            <a key={index} href={part} className="text-accent-text underline underline-offset-4">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      <details className="border-t border-border px-5 py-4">
        <summary className="cursor-pointer text-sm text-muted">{t('mailbox.html')}</summary>
        <iframe
          title={t('mailbox.html')}
          srcDoc={mail.html}
          sandbox=""
          className="mt-3 h-130 w-full rounded-md border border-border bg-scan-light"
        />
      </details>
    </article>
  );
}
