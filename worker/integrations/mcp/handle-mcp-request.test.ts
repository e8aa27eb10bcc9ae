import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { handleMcpRequest } from './handle-mcp-request.ts';

const actor = {
  kind: 'api-key',
  userId: createId('usr'),
  userName: 'Ada',
  apiKeyId: createId('ak'),
  apiKeyName: 'Key',
  permissions: ['tags:read'],
  organizationIds: [],
} as const;

it('runs the tools of a request one after the other, also after one that fails', async () => {
  const messages = Array.from({ length: 20 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'list_tags', arguments: { organizationId: createId('org') } },
  }));
  const request = new Request('https://archive.example.com/api/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(messages),
  });
  let running = 0;
  let most = 0;
  let count = 0;
  const response = await handleMcpRequest(request, {
    actor,
    async callApi() {
      running += 1;
      count += 1;
      most = Math.max(most, running);
      const isFailing = count === 2;
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (isFailing) throw new Error('No connection');
      return Response.json({ tags: [] });
    },
  });
  const results = (await response.json()) as { result: { isError?: boolean } }[];
  expect(results.map(({ result }) => result.isError ?? false)).toEqual(
    messages.map((_, index) => index === 1),
  );
  expect(most).toBe(1);
});
