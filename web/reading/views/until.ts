export function* until(chunks: Iterable<string>, isDone: () => boolean): Generator<string> {
  for (const chunk of chunks) {
    if (isDone()) return;
    yield chunk;
  }
}
