import { Trans, useTranslation } from 'react-i18next';
import { useConfig } from '../../api/config-query.ts';
import { links } from '../../app-shell/links.ts';

/** Terms of service and privacy policy, where the configuration wants them. */
export function LegalLinks() {
  const { t } = useTranslation();
  const { auth } = useConfig();
  if (!auth.showLegalLinksOnAuthPage) return null;
  const linkStyles = 'underline underline-offset-4 hover:text-ink';
  return (
    <p className="mt-6 text-sm text-pretty text-muted">
      <Trans
        t={t}
        i18nKey="auth.legal"
        components={{
          terms: (
            <a
              href={links.termsOfService}
              target="_blank"
              rel="noreferrer"
              className={linkStyles}
            />
          ),
          privacy: (
            <a href={links.privacyPolicy} target="_blank" rel="noreferrer" className={linkStyles} />
          ),
        }}
      />
    </p>
  );
}
