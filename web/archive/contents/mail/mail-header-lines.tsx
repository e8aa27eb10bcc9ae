import type { MailHeader } from '../../../reading/views/file-view.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function MailHeaderLines({ header }: { header: MailHeader }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { subject, from, to, cc, date, time } = header;
  const lines = [
    [t('preview.mail.from'), from],
    [t('preview.mail.to'), to],
    [t('preview.mail.cc'), cc],
    [t('preview.mail.date'), time === null ? date : dateTime(new Date(time))],
  ].filter(([, value]) => value !== '');
  if (subject === '' && lines.length === 0) return null;
  return (
    <header className="flex flex-col gap-2 border-b border-border px-5 py-4">
      {subject && (
        <h2 dir="auto" className="font-serif text-xl font-medium text-pretty wrap-anywhere">
          {subject}
        </h2>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd dir="auto" title={value} className="line-clamp-2 text-start wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
