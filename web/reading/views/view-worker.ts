import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { ViewRequest, ViewResponse } from './file-view.ts';
import { readContainedFile } from './mail/read-mail-view.ts';
import { readFileView } from './read-file-view.ts';

self.addEventListener('message', ({ data }: MessageEvent<ViewRequest>) => void respond(data));

async function respond(request: ViewRequest) {
  self.postMessage(await responseTo(request));
}

async function responseTo(request: ViewRequest): Promise<ViewResponse> {
  try {
    if (request.index === undefined) return { view: await readFileView(request) };
    return { contained: await readContainedFile(request, request.index) };
  } catch (error) {
    if (error instanceof ExtractionFailure) return { failure: error.reason };
    return { error: String(error) };
  }
}
