import { useState } from 'react';
import type { Organization } from '../../../../shared/people/organizations/organization.ts';
import {
  recognitionLanguageCodes,
  type RecognitionLanguage,
} from '../../../../shared/recognition-languages.ts';
import { useLanguageName } from '../../../i18n/names/use-language-name.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { useUpdateOrganization } from '../organization-api.ts';

export function DocumentLanguagesForm(props: { organization: Organization; isDisabled: boolean }) {
  const { organization, isDisabled } = props;
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const [changed, setChanged] = useState<RecognitionLanguage[]>();
  const saved = recognitionLanguageCodes.filter((code) =>
    organization.documentLanguages.includes(code),
  );
  const chosen = changed ?? saved;
  const update = useUpdateOrganization(organization.id, {
    onSuccess: () => {
      setChanged(undefined);
      toast.success(t('organizations.languages.done'));
    },
  });
  const toggle = (code: RecognitionLanguage) =>
    setChanged(
      recognitionLanguageCodes.filter((other) => chosen.includes(other) !== (other === code)),
    );

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        return update.mutateAsync({ documentLanguages: chosen });
      }}
    >
      <fieldset className="min-w-0" disabled={isDisabled}>
        <legend className="sr-only">{t('organizations.languages.title')}</legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
          {recognitionLanguageCodes.map((code) => (
            <Checkbox
              key={code}
              label={languageName(code)}
              checked={chosen.includes(code)}
              onChange={() => toggle(code)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={isDisabled || String(chosen) === String(saved)}
          isLoading={update.isPending}
        >
          {t('organizations.languages.submit')}
        </Button>
      </div>
      <FormError error={update.error} />
    </Form>
  );
}
