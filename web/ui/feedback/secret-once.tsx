import type { ReactNode } from 'react';
import { Callout } from './callout.tsx';
import { CopyButton } from '../copy-button.tsx';
import { TextField } from '../forms/text/text-field.tsx';
import { focusOnMount } from '../layout/focus-on-mount.ts';

interface SecretOnceProps {
  title: string;
  advice: string;
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  onCopied?: () => void;
  actions?: ReactNode;
}

export function SecretOnce(props: SecretOnceProps) {
  const { title, advice, label, value, copyLabel, copiedLabel, onCopied, actions } = props;
  return (
    <div className="flex flex-col gap-4">
      <Callout tone="success" title={title}>
        {advice}
      </Callout>
      <div className="flex items-end gap-2">
        <TextField
          ref={focusOnMount}
          label={label}
          value={value}
          readOnly
          className="flex-1"
          inputClassName="font-mono text-sm"
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
        />
        <CopyButton
          variant="primary"
          value={value}
          label={copyLabel}
          copiedLabel={copiedLabel}
          onCopied={onCopied}
        />
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
