import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'playwright/test';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { baseUrl, newOrganization } from './support/product.ts';

test('an assistant finds a document by MCP', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  await addTexts(page, organizationId, [{ name: 'lease.txt', text: 'The garden until October' }]);
  await waitForTexts(page, organizationId, 1);
  const { token } = await call<{ token: string }>(page, {
    path: '/api-keys',
    json: { name: 'Assistant', permissions: ['documents:read'], organizationIds: [organizationId] },
  });
  const client = new Client({ name: 'an assistant', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', baseUrl()), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === 'search_documents')?.inputSchema).toMatchObject({
    required: expect.arrayContaining(['organizationId']),
  });
  const { content } = await client.callTool({
    name: 'search_documents',
    arguments: { organizationId, query: 'garden' },
  });
  expect(JSON.stringify(content)).toContain('lease.txt');
  await client.close();
});
