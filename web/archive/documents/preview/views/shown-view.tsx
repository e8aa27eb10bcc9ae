import type { ReactNode } from 'react';
import { ShownCards } from './cards-view.tsx';
import { MadeView, type MadeViewProps } from './made-view.tsx';
import { ShownPage } from './shown-page.tsx';
import { ShownSheets } from './sheets-view.tsx';

/** A view of a file that browsers do not support. Mails, whose files open in their place, have their own component. */
export function ShownView({ tools, ...props }: MadeViewProps & { tools?: ReactNode }) {
  const { document, renderFailure } = props;
  return (
    <MadeView {...props}>
      {(view) => {
        switch (view.kind) {
          case 'sheets':
            return <ShownSheets document={document} view={view} />;
          case 'page':
            return <ShownPage document={document} page={view} tools={tools} />;
          case 'cards':
            return <ShownCards document={document} view={view} tools={tools} />;
          case 'mail':
            return renderFailure('unsupported');
        }
      }}
    </MadeView>
  );
}
