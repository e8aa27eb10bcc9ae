import { useQuery } from '@tanstack/react-query';
import { usePreferences } from './use-preferences.ts';
import { viewsQuery } from './views-query.ts';

/** The id of the view that "Documents" opens for the user. It is none if it was deleted, or is not shared any more. */
export function useDefaultView(organizationId: string) {
  const { defaultViewId, change } = usePreferences(organizationId);
  const { data: views } = useQuery({
    ...viewsQuery(organizationId),
    enabled: defaultViewId !== null,
  });
  const isOutdated = views !== undefined && !views.some(({ id }) => id === defaultViewId);
  const choose = (chosen: string | null) => change({ defaultViewId: chosen });
  return [isOutdated ? null : defaultViewId, choose] as const;
}
