export async function saveFile(response: Response): Promise<void> {
  const name = fileNameOf(response.headers.get('content-disposition') ?? '');
  saveBlob(await response.blob(), name);
}

/** Saves bytes as a file; the browser never displays them. */
export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** RFC 6266: `filename*` takes precedence over `filename`. */
function fileNameOf(contentDisposition: string): string {
  const extended = /filename\*=utf-8''([^;\s]+)/i.exec(contentDisposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]*)"/i.exec(contentDisposition)?.[1] ?? '';
}
