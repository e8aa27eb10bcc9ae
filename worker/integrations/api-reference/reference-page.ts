import { html } from 'hono/html';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { ApiDocument, ApiOperation } from './build-openapi.ts';
import { describeSchema } from './describe-schema.ts';

type Call = { method: string; path: string; anchor: string; operation: ApiOperation };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The document for people: one page without scripts, every call of it in reach of the browser's own search. */
export function referencePage(document: ApiDocument) {
  const byTag = Map.groupBy(callsOf(document), ({ operation }) => operation.tags?.[0] ?? 'Other');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="/api/reference/style.css" />
      </head>
      <body>
        <nav aria-label="Calls">
          <a class="title" href="#top">${document.info.title} API</a>
          ${[...byTag].map(
            ([tag, calls]) =>
              html`<details open>
                <summary>${tag}</summary>
                <ul>
                  ${calls.map(
                    ({ method, anchor, operation }) =>
                      html`<li>
                        <a href="#${anchor}"
                          ><span class="method ${method}">${method}</span>${operation.summary}</a
                        >
                      </li>`,
                  )}
                </ul>
              </details>`,
          )}
        </nav>
        <main id="top">
          <h1>${document.info.title} API <small>${document.info.version}</small></h1>
          ${paragraphs(document.info.description ?? '')}
          <p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
          ${[...byTag].map(
            ([tag, calls]) =>
              html`<section>
                <h2>${tag}</h2>
                ${calls.map(callSection)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation
        ? [{ method, path, operation, anchor: operation.operationId ?? `${method}${path}` }]
        : [];
    }),
  );
}

function callSection({ method, path, anchor, operation }: Call) {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
  return html`<article id="${anchor}">
    <h3><a href="#${anchor}">${operation.summary}</a></h3>
    <p class="call"><span class="method ${method}">${method}</span> <code>${path}</code></p>
    ${paragraphs(operation.description ?? '')}
    ${parameters.length > 0 ? parameterTable(parameters) : ''}
    ${
      body
        ? html`<h4>Body</h4>
            ${contentBlocks(body.content)}`
        : ''
    }
    <h4>Answers</h4>
    <ul class="answers">
      ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
        answerItem(status, response as OpenAPIV3_1.ResponseObject),
      )}
    </ul>
  </article>`;
}

function parameterTable(parameters: OpenAPIV3_1.ParameterObject[]) {
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema }) =>
            html`<tr>
              <td>
                <code>${name}</code>${required ? '' : html` <span class="muted">optional</span>`}
              </td>
              <td>${place}</td>
              <td><code>${describeSchema(schema ?? {})}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function answerItem(status: string, { description, content }: OpenAPIV3_1.ResponseObject) {
  const isError = Number(status) >= 400;
  return html`<li>
    <span class="status ${isError ? 'error' : 'success'}">${status}</span> ${inline(description)}
    ${content && !isError ? contentBlocks(content) : ''}
  </li>`;
}

function contentBlocks(content: Record<string, OpenAPIV3_1.MediaTypeObject>) {
  return Object.entries(content).map(
    ([type, { schema }]) =>
      html`<pre tabindex="0"><code><span class="muted">${type}</span>
${describeSchema(schema ?? {})}</code></pre>`,
  );
}

function paragraphs(text: string) {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** `code` in backticks is all the formatting there is. */
function inline(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
