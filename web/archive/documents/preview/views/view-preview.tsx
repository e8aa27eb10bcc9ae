import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import { FileBytes } from './file-bytes.tsx';
import { ShownView } from './shown-view.tsx';
import { UnshownDocument } from './unshown.tsx';

export default function ViewPreview({ document }: { document: DocumentDetail }) {
  return (
    <FileBytes document={document}>
      {(source) => (
        <ShownView
          document={document}
          source={source}
          renderFailure={(reason) => <UnshownDocument document={document} reason={reason} />}
        />
      )}
    </FileBytes>
  );
}
