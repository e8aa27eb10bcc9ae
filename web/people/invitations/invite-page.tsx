import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { invitationInputSchema } from '../../../shared/people/invitations/invitation.ts';
import { assignableRoles } from '../../../shared/roles.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/layout/card.tsx';
import { Form, FormActions, FormError } from '../../ui/forms/form.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { useInvite } from './invitation-api.ts';

export function InvitePage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { isMailEnabled } = useConfig();
  const fieldError = useFieldError();
  const navigate = useNavigateFromHere();
  const params = { organizationId };
  const form = useForm({
    resolver: zodResolver(invitationInputSchema),
    defaultValues: { email: '', role: 'member' },
  });
  const { register, handleSubmit, formState } = form;
  useFormDraft('invitation', form);

  const send = useInvite(organizationId, {
    onSuccess: async (_nothing, { email }) => {
      toast.success(t('invitations.invite.sent', { email }));
      await navigate({ to: '/organizations/$organizationId/invitations', params });
    },
    onError: errorToast('invitations.invite.failed'),
  });

  return (
    <PageBody width="narrow">
      <PageHeader
        eyebrow={
          <BackLink render={<Link to="/organizations/$organizationId/members" params={params} />}>
            {t('invitations.back-to-members')}
          </BackLink>
        }
        title={t('invitations.invite.title')}
        description={t(
          isMailEnabled
            ? 'invitations.invite.description'
            : 'invitations.invite.description-without-mail',
        )}
      />
      <Card>
        <CardBody>
          <Form onSubmit={handleSubmit((input) => send.mutateAsync(input))}>
            <TextField
              label={t('invitations.form.email.label')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              placeholder={t('invitations.form.email.placeholder')}
              className="max-w-sm"
              isRequired
              error={fieldError(formState.errors.email)}
              {...register('email')}
            />
            <RadioGroup
              label={t('invitations.form.role.label')}
              options={assignableRoles.map((role) => ({
                value: role,
                label: t(`roles.${role}`),
                hint: t(`roles.${role}.description`),
              }))}
              {...register('role')}
            />
            <FormActions>
              <Button type="submit" variant="primary" isLoading={send.isPending}>
                {t('invitations.invite.submit')}
              </Button>
              <Button
                variant="ghost"
                render={<Link to="/organizations/$organizationId/members" params={params} />}
              >
                {t('common.cancel')}
              </Button>
            </FormActions>
            <FormError error={send.error} />
          </Form>
        </CardBody>
      </Card>
    </PageBody>
  );
}
