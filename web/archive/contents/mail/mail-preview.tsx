import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { FileBytes } from '../../documents/preview/views/file-bytes.tsx';
import { UnshownDocument } from '../../documents/preview/views/unshown.tsx';
import { ShownMail } from './shown-mail.tsx';

export default function MailPreview({ document }: { document: DocumentDetail }) {
  const address = { organizationId: document.organizationId, documentId: document.id };
  return (
    <FileBytes document={document}>
      {(source) => (
        <ShownMail
          document={document}
          source={source}
          address={address}
          renderFailure={(reason) => <UnshownDocument document={document} reason={reason} />}
        />
      )}
    </FileBytes>
  );
}
