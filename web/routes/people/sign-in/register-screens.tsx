import { getRouteApi } from '@tanstack/react-router';
import { RegisterPage } from '../../../people/sign-in/register/register-page.tsx';

const route = getRouteApi('/public-only/register');

export function RegisterScreen() {
  const { returnTo } = route.useSearch();
  return <RegisterPage returnTo={returnTo} />;
}
