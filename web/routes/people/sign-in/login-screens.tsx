import { getRouteApi } from '@tanstack/react-router';
import { LoginPage } from '../../../people/sign-in/login/login-page.tsx';

const route = getRouteApi('/public-only/login');

export function LoginScreen() {
  const { returnTo, error } = route.useSearch();
  return <LoginPage returnTo={returnTo} providerError={error} />;
}
