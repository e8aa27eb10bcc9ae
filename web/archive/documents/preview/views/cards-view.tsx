import type { ReactNode } from 'react';
import type { CardsView, CardView } from '../../../../reading/views/file-view.ts';
import { linkAttributes } from '../../../../reading/views/html/elements.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { ScrollBox } from '../../../../ui/layout/scroll-box.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';

interface ShownCardsProps {
  document: PreviewedDocument;
  view: CardsView;
  tools?: ReactNode;
}

export function ShownCards({ document, view, tools }: ShownCardsProps) {
  const { t } = useTranslation();
  const { cards, isCut } = view;
  return (
    <PreviewFrame document={document} tools={tools}>
      {isCut && <Callout className="m-3">{t('preview.view.cut')}</Callout>}
      <ScrollBox
        label={t('preview.label', { name: document.name })}
        className="max-h-[800px] in-[[role=dialog]]:max-h-none max-sm:not-in-[[role=dialog]]:overflow-hidden"
      >
        <ul className="divide-y divide-border">
          {cards.map((card, index) => (
            <li key={index} className="px-5 py-4 [content-visibility:auto]">
              <Card card={card} />
            </li>
          ))}
        </ul>
      </ScrollBox>
    </PreviewFrame>
  );
}

function Card({ card }: { card: CardView }) {
  const { t } = useTranslation();
  const { title, isCancelled, lines } = card;
  return (
    <>
      <h2 dir="auto" className="font-serif text-xl font-medium text-pretty wrap-anywhere">
        {title || t('preview.panel.untitled')}
        {isCancelled && (
          <span className="ms-2 inline-block align-middle font-sans text-base font-normal">
            <Badge>{t('preview.card.cancelled')}</Badge>
          </span>
        )}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-base">
        {lines.map(({ label, values }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{t(`preview.card.${label}`)}</dt>
            <dd className="flex flex-col">
              {values.map((value, index) => (
                <CardValue key={index} value={value} label={label} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CardValue({ value, label }: { value: string; label: CardView['lines'][number]['label'] }) {
  const link = linkAttributes(label === 'email' ? `mailto:${value}` : value);
  const text = <span className="whitespace-pre-line wrap-anywhere">{value}</span>;
  if (link.href === undefined || (label !== 'web' && label !== 'email')) {
    return <bdi className="text-start">{text}</bdi>;
  }
  return (
    <a {...link} className="w-fit text-accent-text underline underline-offset-4">
      <bdi>{text}</bdi>
    </a>
  );
}
