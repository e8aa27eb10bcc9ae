import { useState } from 'react';
import type { ContainedEntry, MailView } from '../../../reading/views/file-view.ts';
import type { DocumentAddress } from '../../documents/document-address.ts';
import { MadeView, type MadeViewProps } from '../../documents/preview/views/made-view.tsx';
import { ShownPage } from '../../documents/preview/views/shown-page.tsx';
import { ContainedPreview } from './contained-preview.tsx';
import { MailFiles } from './mail-files.tsx';
import { MailHeaderLines } from './mail-header-lines.tsx';

interface ShownMailProps extends MadeViewProps {
  /** Set only if the message is the file of the document: a file in another message has no address. */
  address?: DocumentAddress;
}

/** A message and its files, each of which opens in place of the message. */
export function ShownMail(props: ShownMailProps) {
  return (
    <MadeView {...props}>
      {(view) =>
        view.kind === 'mail' ? (
          <OpenMail {...props} view={view} />
        ) : (
          props.renderFailure('unsupported')
        )
      }
    </MadeView>
  );
}

function OpenMail({ document, source, address, view }: ShownMailProps & { view: MailView }) {
  const [opened, setOpened] = useState<ContainedEntry>();
  const [closed, setClosed] = useState<ContainedEntry>();
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
