import {
  trimPathRight,
  useMatch,
  useNavigate,
  useRouter,
  type UseNavigateResult,
} from '@tanstack/react-router';
import { untilStay } from './stay.ts';

/**
 * Returns a function that navigates later, such as on a response, unless the user has gone to another page meanwhile.
 * It resolves on the next page, or when the user stays.
 */
export function useNavigateFromHere(): UseNavigateResult<string> {
  const router = useRouter();
  const navigate = useNavigate();
  // The match is that of this page, while the location is already that of a page being loaded.
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return async (options) => {
    if (trimPathRight(router.latestLocation.pathname) === trimPathRight(here)) {
      await untilStay(navigate(options));
    }
  };
}
