/**
 * Downloads a file in parts until it is complete. Browsers keep large blobs on disk, so the whole file is never in memory.
 *
 * @param size of the file, in bytes
 * @param part fetches the bytes from an offset on, as many as one response holds
 * @param progressed called with the number of bytes downloaded so far
 */
export async function fetchParts(
  size: number,
  part: (offset: number) => Promise<Blob>,
  progressed: (bytes: number) => void,
): Promise<Blob> {
  let file = new Blob([], { type: 'application/zip' });
  while (file.size < size) {
    const next = await part(file.size);
    if (next.size === 0) throw new Error('The download was interrupted. Try again.');
    file = new Blob([file, next], { type: file.type });
    progressed(file.size);
  }
  return file;
}

/** Saves a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click, and won't need it for longer than this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
