import { requireFeature } from '../../http/require-feature.ts';

export const requireIntakeEmails = requireFeature(
  ({ INTAKE_EMAILS_IS_ENABLED }) => INTAKE_EMAILS_IS_ENABLED,
);
