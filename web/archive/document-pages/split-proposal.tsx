import { useEffect, useRef, useState } from 'react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { findSeparators, type FoundSeparators } from './find-separators.ts';
import { splitAtSeparators, type Arrangement } from './page-arrangement.ts';
import type { PageFile } from './page-file.ts';

interface SplitProposalProps {
  file: PageFile;
  pages: Arrangement;
  change: (step: (pages: Arrangement) => Arrangement) => void;
}

type Looking = { done: number; controller: AbortController };

export function SplitProposal({ file, pages, change }: SplitProposalProps) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState<Looking>();
  const [found, setFound] = useState<FoundSeparators>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const look = async () => {
    const controller = new AbortController();
    running.current = controller;
    setLooking({ done: 0, controller });
    try {
      const separators = await findSeparators(file, {
        pages: pages.map(({ page }) => page),
        signal: controller.signal,
        onProgress: (done) => setLooking({ done, controller }),
      });
      setFound(separators);
      if (separators.blank.size + separators.coded.size === 0) {
        toast.info(t('document-pages.proposal.none'));
      }
    } catch (error) {
      if (!controller.signal.aborted) errorToast()(error);
    } finally {
      setLooking(undefined);
    }
  };
  const split = (separators: ReadonlySet<number>) => {
    setFound(undefined);
    change((present) => splitAtSeparators(present, separators));
  };

  if (looking) {
    return (
      <Button size="sm" onClick={() => looking.controller.abort()}>
        {t('document-pages.proposal.looking', { done: looking.done, total: pages.length })}
      </Button>
    );
  }
  const present = new Set(pages.map(({ page }) => page));
  const offers = found
    ? (['coded', 'blank'] as const).flatMap((kind) => {
        const left = found[kind].intersection(present);
        return left.size > 0 ? [{ kind, left }] : [];
      })
    : [];
  if (offers.length === 0) {
    return (
      <Button size="sm" onClick={() => void look()}>
        {t('document-pages.proposal.look')}
      </Button>
    );
  }
  return offers.map(({ kind, left }) => (
    <Button key={kind} size="sm" onClick={() => split(left)}>
      {t(`document-pages.proposal.${kind}`, { count: left.size })}
    </Button>
  ));
}
