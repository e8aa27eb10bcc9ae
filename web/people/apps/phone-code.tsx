import { QrCode as QrCodeIcon } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';

const code = defer(() => import('../../ui/display/qr-code.tsx'));

/** Opens a page on a phone, to avoid typing a key there. The apps themselves do not scan such codes. */
export function PhoneCode({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <Dialog
      size="sm"
      title={t('apps.phone.title')}
      trigger={
        <Button className="pointer-coarse:hidden" icon={<QrCodeIcon size={16} aria-hidden />}>
          {t('apps.phone.action')}
        </Button>
      }
    >
      <DialogBody>
        <div className="flex flex-col items-center gap-4 pb-4">
          <p className="text-pretty text-muted">{t('apps.phone.description')}</p>
          <Code path={path} />
        </div>
      </DialogBody>
    </Dialog>
  );
}

function Code({ path }: { path: string }) {
  const { t } = useTranslation();
  const loaded = useDeferred(code, true);
  const url = new URL(path, window.location.origin).href;
  return loaded ? (
    <loaded.QrCode text={url} label={t('apps.phone.code')} />
  ) : (
    <div className="size-44" />
  );
}
