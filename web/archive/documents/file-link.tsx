import type { ComponentProps } from 'react';
import { documentFileHref, documentInlineHref } from './document-file-api.ts';
import type { DocumentAddress } from './document-address.ts';

interface FileLinkProps extends ComponentProps<'a'> {
  address: DocumentAddress & { version?: number };
}

export function FileLink({ address, children, ...props }: FileLinkProps) {
  return (
    <a {...props} href={documentFileHref(address)} download>
      {children}
    </a>
  );
}

export function OpenFileLink({ address, href, children, ...props }: FileLinkProps) {
  return (
    <a
      {...props}
      href={href ?? documentInlineHref(address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}
