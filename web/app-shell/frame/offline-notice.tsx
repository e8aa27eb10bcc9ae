import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { copiesShownAsOf, onCopiesShown } from '../../offline/copies-shown.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Shows that there is no connection, or how old the shown data is, without covering anything clickable. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const asOf = useSyncExternalStore(onCopiesShown, copiesShownAsOf);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--corner-height,0px)+0.75rem)] z-toast flex justify-center px-3">
      {(!isOnline || asOf !== null) && (
        <span className="flex items-center gap-2 rounded-lg border border-border bg-surface-raised px-3 py-2 text-sm text-pretty text-ink shadow-popover">
          <WifiOff size={16} aria-hidden className="shrink-0 text-muted" />
          {asOf === null
            ? t('offline.notice')
            : t('offline.as-of', { time: dateTime(new Date(asOf)) })}
        </span>
      )}
    </output>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
