import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { framePage } from './frame-page.ts';

/** Links open in a new tab after a click; there are no scripts to open them. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Cleaned foreign HTML in a frame without scripts, network and origin. */
export function PageFrame({ html, label }: { html: string; label: string }) {
  const { i18n } = useTranslation();
  const page = useMemo(() => framePage(html, i18n.language), [html, i18n.language]);
  return (
    <iframe
      title={label}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      srcDoc={page}
      className="min-h-0 w-full flex-1 border-0 bg-white focus-visible:-outline-offset-2"
    />
  );
}
