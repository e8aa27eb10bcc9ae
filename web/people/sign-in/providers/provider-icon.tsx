import { KeyRound } from 'lucide-react';
import { apiUrl } from '../../../api/transport/api-url.ts';
import type { AuthProvider } from './auth-providers.ts';

export function ProviderIcon({ provider }: { provider: AuthProvider }) {
  if (provider.kind !== 'custom') {
    return (
      <svg width={16} height={16} fill="currentColor" aria-hidden>
        <use href={`/provider-marks.svg#${provider.kind}`} />
      </svg>
    );
  }
  if (!provider.icon) return <KeyRound size={16} aria-hidden />;
  const source = provider.icon.startsWith('/') ? apiUrl(provider.icon) : provider.icon;
  return <img src={source} alt="" width={16} height={16} className="size-4 object-contain" />;
}
