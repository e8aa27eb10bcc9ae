import type { ComponentProps } from 'react';
import { documentFileHref, type DocumentAddress } from './document-file-api.ts';

export interface FileLinkProps extends ComponentProps<'a'> {
  address: DocumentAddress;
}

/** A link that saves a document's original. */
export function FileLink({ address, children, ...props }: FileLinkProps) {
  return (
    <a {...props} href={documentFileHref(address)} download>
      {children}
    </a>
  );
}
