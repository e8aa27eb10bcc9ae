import { useState } from 'react';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import type { Organization } from '../../../../shared/people/organizations/organization.ts';
import { useDeleteOrganization, useLeaveOrganization } from '../organization-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';

export function DeleteOrganizationDialog(props: {
  organization: Organization;
  isDisabled: boolean;
}) {
  const { organization, isDisabled } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { id: organizationId, name } = organization;
  const leave = useLeaveOrganization(organizationId);

  const remove = useDeleteOrganization(organizationId, {
    onSuccess: async () => {
      toast.success(t('organizations.delete.done', { name }));
      await leave();
    },
  });

  return (
    <Dialog
      onOpenChange={() => {
        setTyped('');
        remove.reset();
      }}
      trigger={
        <Button variant="danger" disabled={isDisabled}>
          {t('organizations.delete.action')}
        </Button>
      }
      title={t('organizations.delete.confirm-title', { name })}
      description={t('organizations.delete.confirm-description')}
    >
      <Form layout="none" onSubmit={() => remove.mutateAsync()}>
        <DialogBody>
          <TextField
            label={t('organizations.delete.type-name', { name })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </DialogBody>
        <SubmitFooter
          error={remove.error}
          variant="danger"
          disabled={typed.trim() !== name}
          isLoading={remove.isPending}
        >
          {t('organizations.delete.action')}
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
