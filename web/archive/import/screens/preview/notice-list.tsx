import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { importNotices, type ImportNotice, type NoticeDetails } from '../../plan/import-plan.ts';

export function NoticeList({ notices }: { notices: ReadonlyMap<ImportNotice, NoticeDetails> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (notices.size === 0) return null;
  const listed = importNotices.flatMap((notice) => {
    const details = notices.get(notice);
    return details ? [{ notice, ...details }] : [];
  });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t('import.notices')}</h3>
      <ul className="divide-y divide-border">
        {listed.map(({ notice, count, examples }) => (
          <li key={notice} className="flex items-baseline gap-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-pretty">{t(`import.notice.${notice}`)}</p>
              {examples.length > 0 && (
                <p className="truncate text-sm text-muted">
                  {t('common.list', { items: examples })}
                  {count > examples.length && ' …'}
                </p>
              )}
            </div>
            <span className="text-muted tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
