import { useQuery } from '@tanstack/react-query';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { hasCode } from '../../api/api-error.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { isEnding } from './later-end.ts';
import { ShareLinkCard } from './share-link-card.tsx';
import { shareLinksQuery } from './share-link-api.ts';
import { useDeletion } from './use-deletion.ts';

const shownStates = ['all', 'active', 'paused', 'ended'] as const;
type ShownState = (typeof shownStates)[number];

const isShown = (shown: ShownState, { state }: ShareLink) =>
  shown === 'all' || shown === (state === 'expired' || state === 'used_up' ? 'ended' : state);

interface ShareLinksPageProps {
  organizationId: string;
  extendedId: string | undefined;
  onExtended: () => void;
}

export function ShareLinksPage({ organizationId, extendedId, onExtended }: ShareLinksPageProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const links = useQuery(shareLinksQuery(organizationId));
  const extended = links.data?.find(({ id }) => id === extendedId);
  const seesAll = canManageOrganization(useCurrentRole());
  const icon = <Share2 size={24} />;
  return (
    <PageBody width="narrow">
      <PageHeader
        title={t('sharing.title')}
        description={t(seesAll ? 'sharing.description-all' : 'sharing.description')}
      />
      {hasCode(links.error, 'demo.not_available') ? (
        <EmptyState
          icon={icon}
          title={t('sharing.title')}
          description={errorMessage(links.error)}
        />
      ) : (
        <ListQuery
          query={links}
          loadingLabel={t('sharing.loading')}
          errorTitle={t('sharing.error')}
          empty={
            <EmptyState
              icon={icon}
              title={t('sharing.empty.title')}
              description={t('sharing.empty.description')}
            />
          }
        >
          {(data) => <LinkList organizationId={organizationId} links={data} />}
        </ListQuery>
      )}
      {extended && isEnding(extended) && <ExtendDialog link={extended} onClose={onExtended} />}
    </PageBody>
  );
}

function LinkList({ organizationId, links }: { organizationId: string; links: ShareLink[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<ShownState>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const listed = links.filter((link) => isShown(shown, link));
  const ids = listed.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const deletion = useDeletion(organizationId, ids.length);
  const choose = (id: string, isOn: boolean) =>
    setChosen(
      (former) => new Set(isOn ? [...former, id] : [...former].filter((other) => other !== id)),
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Select
          size="sm"
          label={t('sharing.filter')}
          isLabelHidden
          value={shown}
          options={shownStates.map((value) => ({ value, label: t(`sharing.show.${value}`) }))}
          onChange={(event) => setShown(event.target.value as ShownState)}
        />
        {ids.length > 0 && (
          <Button
            size="sm"
            variant="danger"
            icon={<Trash2 size={16} aria-hidden />}
            isLoading={deletion.isPending}
            onClick={() => deletion.ask(ids)}
          >
            {t('sharing.delete.many', { count: ids.length })}
          </Button>
        )}
      </div>
      {listed.length === 0 && <p className="text-sm text-muted">{t('sharing.none-shown')}</p>}
      <ul className="flex flex-col gap-3">
        {listed.map((link) => (
          <li key={link.id}>
            <ShareLinkCard
              link={link}
              isChosen={chosen.has(link.id)}
              onChosenChange={(isOn) => choose(link.id, isOn)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
