import { html } from 'hono/html';
import type { OpenAPIV3_1 } from 'openapi-types';
import { methods, type ApiDocument, type ApiOperation } from './build-openapi.ts';
import { describeSchema } from './describe-schema.ts';

type Endpoint = { method: string; path: string; anchor: string; operation: ApiOperation };

/** The API reference as one page without scripts, so that the search of the browser finds everything. */
export function referencePage(document: ApiDocument) {
  const byTag = Map.groupBy(
    endpointsOf(document),
    ({ operation }) => operation.tags?.[0] ?? 'Other',
  );
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
        <nav aria-label="Endpoints">
          <a class="title" href="#top">${document.info.title} API</a>
          ${[...byTag].map(
            ([tag, endpoints]) =>
              html`<details open>
                <summary>${tag}</summary>
                <ul>
                  ${endpoints.map(
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
          <p>Also available as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
          ${[...byTag].map(
            ([tag, endpoints]) =>
              html`<section>
                <h2>${tag}</h2>
                ${endpoints.map(endpointSection)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function endpointsOf(document: ApiDocument): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation
        ? [{ method, path, operation, anchor: operation.operationId ?? `${method}${path}` }]
        : [];
    }),
  );
}

function endpointSection({ method, path, anchor, operation }: Endpoint) {
  const parameters = (operation.parameters ?? []).map(inline);
  const body = operation.requestBody && inline(operation.requestBody);
  return html`<article id="${anchor}">
    <h3><a href="#${anchor}">${operation.summary}</a></h3>
    <p class="endpoint"><span class="method ${method}">${method}</span> <code>${path}</code></p>
    ${paragraphs(operation.description ?? '')}
    ${parameters.length > 0 ? parameterTable(parameters) : ''}
    ${
      body
        ? html`<h4>Request body</h4>
            ${contentBlocks(body.content)}`
        : ''
    }
    <h4>Responses</h4>
    <ul class="responses">
      ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
        responseItem(status, inline(response)),
      )}
    </ul>
  </article>`;
}

function inline<Value extends object>(value: Value | OpenAPIV3_1.ReferenceObject): Value {
  if ('$ref' in value) throw new Error(`${value.$ref} is not written where it is used`);
  return value;
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

function responseItem(status: string, { description, content }: OpenAPIV3_1.ResponseObject) {
  const isError = Number(status) >= 400;
  return html`<li>
    <span class="status ${isError ? 'error' : 'success'}">${status}</span> ${formatted(description)}
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
    .map((paragraph) =>
      paragraph.startsWith('- ') ? list(paragraph) : html`<p>${formatted(paragraph)}</p>`,
    );
}

function list(text: string) {
  const items = text.split('\n').map((line) => line.replace(/^- /, ''));
  return html`<ul>
    ${items.map((item) => html`<li>${formatted(item)}</li>`)}
  </ul>`;
}

function formatted(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
