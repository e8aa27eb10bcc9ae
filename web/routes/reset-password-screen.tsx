import { getRouteApi } from '@tanstack/react-router';
import { ResetPasswordPage } from '../people/sign-in/emailed-links/reset-password-page.tsx';

const route = getRouteApi('/public-only/reset-password');

export function ResetPasswordScreen() {
  const { token = '' } = route.useSearch();
  return <ResetPasswordPage token={token} />;
}
