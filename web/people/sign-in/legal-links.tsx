import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/session/config-api.ts';

export function LegalLinks() {
  const { t } = useTranslation();
  const {
    auth,
    links: { terms, privacy },
  } = useConfig();
  if (!auth.showLegalLinksOnAuthPage || (!terms && !privacy)) return null;
  return (
    <nav
      aria-label={t('auth.legal.label')}
      className="mt-6 flex flex-wrap gap-x-4 text-sm text-muted"
    >
      {terms && <LegalLink href={terms}>{t('auth.legal.terms')}</LegalLink>}
      {privacy && <LegalLink href={privacy}>{t('auth.legal.privacy')}</LegalLink>}
    </nav>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm underline underline-offset-4 hover:text-ink"
    >
      {children}
    </a>
  );
}
