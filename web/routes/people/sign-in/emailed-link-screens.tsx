import { getRouteApi } from '@tanstack/react-router';
import { ConfirmEmailChangePage } from '../../../people/sign-in/emailed-links/confirm-email-change-page.tsx';
import { EmailValidationRequiredPage } from '../../../people/sign-in/emailed-links/email-validation-required-page.tsx';
import { RequestPasswordResetPage } from '../../../people/sign-in/emailed-links/request-password-reset-page.tsx';
import { VerifyEmailPage } from '../../../people/sign-in/emailed-links/verify-email-page.tsx';
import { ResetPasswordPage } from '../../../people/sign-in/emailed-links/reset-password-page.tsx';

const emailValidationRequired = getRouteApi('/public-only/email-validation-required');
const verifyEmail = getRouteApi('/emailed-link/verify-email');
const changeEmail = getRouteApi('/emailed-link/change-email');
const resetPassword = getRouteApi('/public-only/reset-password');

export function EmailValidationRequiredScreen() {
  const { returnTo } = emailValidationRequired.useSearch();
  return <EmailValidationRequiredPage returnTo={returnTo} />;
}

export function VerifyEmailScreen() {
  const { token = '', returnTo } = verifyEmail.useSearch();
  return <VerifyEmailPage token={token} returnTo={returnTo} />;
}

export function ConfirmEmailChangeScreen() {
  const { token = '' } = changeEmail.useSearch();
  return <ConfirmEmailChangePage token={token} />;
}

export function RequestPasswordResetScreen() {
  return <RequestPasswordResetPage />;
}

export function ResetPasswordScreen() {
  const { token = '' } = resetPassword.useSearch();
  return <ResetPasswordPage token={token} />;
}
