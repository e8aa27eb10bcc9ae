import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { House, RotateCw, TriangleAlert, LogOut } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { isMissingFile } from '../../browser/missing-file-error.ts';
import { sessionQuery } from '../../api/session/session-api.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isOrganizationPath } from '../../people/organizations/organization-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FrameContext } from '../../ui/layout/frame-context.ts';
import { useMissingFile } from './use-missing-file.ts';
import { useSignOut } from '../../people/sign-in/sign-out-api.ts';
import { FormError } from '../../ui/forms/form.tsx';
import { useEndSession } from '../session/session-end.ts';

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = async () => {
    queries.reset();
    await router.invalidate();
    reset();
  };
  const missingFile = useMissingFile(isMissingFile(error), retry);

  if (missingFile === 'looking') return null;
  if (missingFile === 'outdated') {
    return (
      <Message
        title={t('route-error.outdated.title')}
        description={t('route-error.outdated.description')}
      >
        <Button
          variant="primary"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => window.location.reload()}
        >
          {t('route-error.outdated.reload')}
        </Button>
        <Button onClick={() => router.history.back()}>{t('common.back')}</Button>
      </Message>
    );
  }
  return (
    <Message
      title={t('route-error.title')}
      description={missingFile === 'offline' ? t('route-error.file.offline') : errorMessage(error)}
    >
      <Button
        variant="primary"
        icon={<RotateCw size={16} aria-hidden />}
        isLoading={false}
        onClick={retry}
      >
        {t('common.retry')}
      </Button>
      <WaysOut />
    </Message>
  );
}

interface MessageProps {
  title: string;
  description: string;
  children: ReactNode;
}

function Message({ title, description, children }: MessageProps) {
  const isFramed = use(FrameContext);
  const message = (
    <div className="flex min-h-[60dvh] items-center" role="alert">
      <EmptyState
        isPage
        icon={<TriangleAlert size={24} />}
        title={title}
        description={description}
        actions={children}
      />
    </div>
  );
  if (isFramed) return message;
  return (
    <>
      <header className="flex h-14 items-center px-4 sm:px-6">
        <Logo />
      </header>
      <main>{message}</main>
    </>
  );
}

function WaysOut() {
  const { t } = useTranslation();
  const isFramed = use(FrameContext);
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const isInOrganization = useLocation({ select: ({ pathname }) => isOrganizationPath(pathname) });
  return (
    <>
      {/* A link to `/` would lead back to an organization that fails as a whole. */}
      {isInOrganization && !isFramed ? (
        <Button render={<Link to="/organizations" />} icon={<House size={16} aria-hidden />}>
          {t('organizations.list.title')}
        </Button>
      ) : (
        <Button render={<Link to="/" />} icon={<House size={16} aria-hidden />}>
          {t('not-found.back-home')}
        </Button>
      )}
      {session && !isFramed && <LogOutButton />}
    </>
  );
}

function LogOutButton() {
  const { t } = useTranslation();
  const signOut = useSignOut({ onSuccess: useEndSession() });
  return (
    <>
      <Button
        variant="ghost"
        icon={<LogOut size={16} aria-hidden />}
        isLoading={signOut.isPending}
        onClick={() => signOut.mutateAsync()}
      >
        {t('user-menu.logout')}
      </Button>
      <FormError error={signOut.error} className="basis-full" />
    </>
  );
}
