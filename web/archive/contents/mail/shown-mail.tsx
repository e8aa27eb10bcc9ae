import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContainedEntry } from '../../../reading/views/file-view.ts';
import type { DocumentAddress } from '../../documents/document-address.ts';
import { PreviewLoading } from '../../documents/preview/preview-loading.tsx';
import { ShownPage } from '../../documents/preview/views/shown-page.tsx';
import { useViewTexts, viewQuery } from '../../documents/preview/views/view-queries.ts';
import type { ShownFileProps } from './contained-file.tsx';
import { ContainedPreview } from './contained-preview.tsx';
import { MailFiles } from './mail-files.tsx';
import { MailHeaderLines } from './mail-header-lines.tsx';

interface ShownMailProps extends ShownFileProps {
  /** Of the document, where the message is its file: files of others have no address. */
  address?: DocumentAddress;
}

/** A message to read, with the files in it, each of which opens in its place. */
export function ShownMail({ document, source, address, renderFailure }: ShownMailProps) {
  const texts = useViewTexts();
  const { data: view } = useQuery(viewQuery(source, texts));
  const [opened, setOpened] = useState<ContainedEntry>();
  const [closed, setClosed] = useState<ContainedEntry>();
  if (!view) return <PreviewLoading />;
  if (view.kind !== 'mail')
    return renderFailure(view.kind === 'failed' ? view.reason : 'unsupported');
  if (opened) {
    return (
      <ContainedPreview
        around={document}
        source={source}
        address={address}
        entry={opened}
        renderMail={(props) => <ShownMail {...props} />}
        onClose={() => {
          setClosed(opened);
          setOpened(undefined);
        }}
      />
    );
  }
  return (
    <ShownPage document={document} page={view}>
      <MailHeaderLines header={view.header} />
      <MailFiles
        source={source}
        address={address}
        files={view.files}
        focused={closed?.index}
        onOpen={setOpened}
      />
    </ShownPage>
  );
}
