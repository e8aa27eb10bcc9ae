import { getRouteApi } from '@tanstack/react-router';
import { EmailValidationRequiredPage } from '../../people/sign-in/emailed-links/email-validation-required-page.tsx';
import { RequestPasswordResetPage } from '../../people/sign-in/emailed-links/request-password-reset-page.tsx';
import { ResetPasswordPage } from '../../people/sign-in/emailed-links/reset-password-page.tsx';

const emailValidationRequired = getRouteApi('/public-only/email-validation-required');
const resetPassword = getRouteApi('/public-only/reset-password');

export function EmailValidationRequiredScreen() {
  const { returnTo, error } = emailValidationRequired.useSearch();
  return <EmailValidationRequiredPage returnTo={returnTo} linkError={error} />;
}

export function RequestPasswordResetScreen() {
  return <RequestPasswordResetPage />;
}

export function ResetPasswordScreen() {
  const { token = '' } = resetPassword.useSearch();
  return <ResetPasswordPage token={token} />;
}
