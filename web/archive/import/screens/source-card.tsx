import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx';
import { ImportError } from './import-error.tsx';
import { SourcePicker } from './source-picker.tsx';
import type { Picked } from './use-import.ts';

const kinds = ['paperless', 'sheaf', 'files'] as const;

export function SourceCard(props: { onPick: (picked: Picked) => void; error: unknown }) {
  const { onPick, error } = props;
  const { t } = useTranslation();
  return (
    <Card>
      <CardHeader title={t('import.pick.title')} description={t('import.pick.drop')} />
      <CardBody className="flex flex-col gap-5">
        <dl className="flex flex-col gap-3">
          {kinds.map((kind) => (
            <div key={kind} className="flex flex-col gap-x-4 sm:flex-row">
              <dt className="w-36 shrink-0 font-medium">{t(`import.kind.${kind}`)}</dt>
              <dd className="min-w-0 flex-1 text-pretty text-muted">{t(`import.about.${kind}`)}</dd>
            </div>
          ))}
        </dl>
        <ImportError error={error} />
        <SourcePicker onPick={onPick} />
      </CardBody>
    </Card>
  );
}
