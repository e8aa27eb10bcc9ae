import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { PasswordField } from '../../../../ui/forms/text/password-field.tsx';

interface PdfPasswordPromptProps {
  isWrong: boolean;
  onSubmit: (password: string) => void;
}

export function PdfPasswordPrompt({ isWrong, onSubmit }: PdfPasswordPromptProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  return (
    <EmptyState
      icon={<LockKeyhole size={24} />}
      title={t('preview.pdf.locked.title')}
      description={t('preview.pdf.locked.description')}
    >
      <Form
        className="mx-auto max-w-xs text-left"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(password);
        }}
      >
        <PasswordField
          label={t('preview.pdf.locked.password')}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isWrong ? t('preview.pdf.locked.wrong') : undefined}
        />
        <Button type="submit" variant="primary" disabled={password === ''}>
          {t('preview.pdf.locked.open')}
        </Button>
      </Form>
    </EmptyState>
  );
}
