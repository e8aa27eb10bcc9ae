import {
  trimPathRight,
  useMatch,
  useNavigate,
  useRouter,
  type UseNavigateResult,
} from '@tanstack/react-router';
import { untilStay } from './stay.ts';

/**
 * Navigates later, as when a response arrives, unless the user has gone to another page meanwhile. Resolves on the next page, or
 * when the user stays.
 */
export function useNavigateFromHere(): UseNavigateResult<string> {
  const router = useRouter();
  const navigate = useNavigate();
  // The match is the page's own: the location is already that of the next page while that is loaded.
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return async (options) => {
    if (trimPathRight(router.latestLocation.pathname) === trimPathRight(here)) {
      await untilStay(navigate(options));
    }
  };
}
