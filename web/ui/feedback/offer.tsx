import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { leaveFocusToHeading } from '../layout/page-heading.ts';
import { Callout } from './callout.tsx';

interface OfferProps {
  acceptLabel: string;
  declineLabel: string;
  isPending: boolean;
  onAccept: () => unknown;
  onDecline: () => void;
  children: ReactNode;
}

export function Offer(props: OfferProps) {
  const { acceptLabel, declineLabel, isPending, onAccept, onDecline, children } = props;
  return (
    <output ref={leaveFocusToHeading}>
      <Callout
        actions={
          <>
            <Button size="sm" variant="primary" isLoading={isPending} onClick={onAccept}>
              {acceptLabel}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDecline}>
              {declineLabel}
            </Button>
          </>
        }
      >
        {children}
      </Callout>
    </output>
  );
}
