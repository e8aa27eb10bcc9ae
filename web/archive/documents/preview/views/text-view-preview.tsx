import { Code } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMarkedPlace } from '../text/marked-place.ts';
import TextPreview from '../text/text-preview.tsx';
import { ToolButton } from '../tool-button.tsx';
import { FileBytes } from './file-bytes.tsx';
import { ShownView } from './shown-view.tsx';

/** A formatted text with a switch to its source, in which places are marked. */
export default function TextViewPreview({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const place = useMarkedPlace(document.id);
  const [chosen, setChosen] = useState<boolean>();
  const isSource = chosen ?? place !== null;
  const tools = (
    <ToolButton
      icon={Code}
      label={t('preview.view.source')}
      isPressed={isSource}
      onClick={() => setChosen(!isSource)}
    />
  );
  if (isSource) return <TextPreview document={document} tools={tools} />;
  return (
    <FileBytes document={document}>
      {(source) => (
        <ShownView
          document={document}
          source={source}
          tools={tools}
          renderFailure={() => <TextPreview document={document} />}
        />
      )}
    </FileBytes>
  );
}
