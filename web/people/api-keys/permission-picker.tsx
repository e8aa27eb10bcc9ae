import { useId } from 'react';
import {
  permissionActions,
  permissions as allPermissions,
  permissionSections,
  type Permission,
  type PermissionSection,
} from '../../../shared/permissions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

interface PermissionPickerProps {
  value: readonly Permission[];
  onValueChange: (permissions: Permission[]) => void;
  error?: string;
}

export function PermissionPicker({ value, onValueChange, error }: PermissionPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const choose = (isChosen: (permission: Permission) => boolean) =>
    onValueChange(allPermissions.filter(isChosen));

  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="text-sm font-medium">
          {t('api-keys.form.permissions.label')}
        </span>
        <span className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => choose(() => true)}>
            {t('api-keys.form.permissions.select-all')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => choose(() => false)}>
            {t('api-keys.form.permissions.deselect-all')}
          </Button>
        </span>
      </div>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {t('api-keys.form.permissions.hint')}
      </p>
      <div className="grid overflow-hidden rounded-lg border border-border sm:grid-cols-3">
        {permissionSections.map((section) => (
          <Section key={section} section={section} value={value} onChoose={choose} />
        ))}
      </div>
      <p id={`${id}-error`} className="mt-1.5 text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

interface SectionProps {
  section: PermissionSection;
  value: readonly Permission[];
  onChoose: (isChosen: (permission: Permission) => boolean) => void;
}

function Section({ section, value, onChoose }: SectionProps) {
  const { t } = useTranslation();
  const isInSection = (permission: Permission) => permission.startsWith(`${section}:`);
  const chosenCount = value.filter(isInSection).length;
  const isWhole = chosenCount === permissionActions.length;
  const toggle = (permission: Permission) =>
    onChoose((other) => value.includes(other) !== (other === permission));

  return (
    <div className="border-border p-4 not-last:border-b sm:not-last:border-r sm:not-last:border-b-0">
      <Checkbox
        label={<span className="font-medium">{t(`api-keys.permissions.${section}`)}</span>}
        checked={isWhole}
        isIndeterminate={chosenCount > 0 && !isWhole}
        onChange={() =>
          onChoose((other) => (isInSection(other) ? !isWhole : value.includes(other)))
        }
      />
      <div className="mt-2 flex flex-col gap-1.5 border-l border-border pl-4">
        {permissionActions.map((action) => (
          <Checkbox
            key={action}
            label={t(`api-keys.permissions.${section}.${action}`)}
            checked={value.includes(`${section}:${action}`)}
            onChange={() => toggle(`${section}:${action}`)}
          />
        ))}
      </div>
    </div>
  );
}
