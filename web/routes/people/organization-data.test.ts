import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { serverTransport } from '../../api/transport/server-transport.ts';
import { setTransport } from '../../api/transport/transport.ts';
import { prepareFormats } from '../../i18n/formats/use-formats.ts';
import { endFirstScreen } from '../../ui/first-screen.ts';
import { loadOrganization } from './organization-data.ts';

vi.mock('../../i18n/formats/use-formats.ts', () => ({
  prepareFormats: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../api/queries/live-organization.ts', () => ({
  noteOrganizationVersion: () => undefined,
}));

afterEach(() => vi.clearAllMocks());

it('prepares the formatters while the data of the first screen is loaded, and not for later ones', () => {
  // No response ever comes.
  setTransport({ ...serverTransport, fetch: () => new Promise(() => undefined) });
  void loadOrganization(new QueryClient(), 'org_1');
  expect(prepareFormats).toHaveBeenCalledOnce();

  endFirstScreen();
  void loadOrganization(new QueryClient(), 'org_1');
  expect(prepareFormats).toHaveBeenCalledOnce();
});
