import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The preview fills the window. This is a separate history entry, so that going back closes it. */
    isPreviewExpanded?: boolean;
  }
}

export function usePreviewView() {
  const navigate = useNavigate();
  const router = useRouter();
  const isExpanded = useLocation({ select: ({ state }) => state.isPreviewExpanded ?? false });
  const expand = () =>
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, isPreviewExpanded: true }),
      resetScroll: false,
    });
  return { isExpanded, toggle: isExpanded ? () => router.history.back() : expand };
}
