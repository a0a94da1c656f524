/**
 * Fetches a file part after part until all its bytes are there. Browsers keep large blobs on disk, so that the whole
 * never stands in memory.
 *
 * @param size bytes of the file
 * @param part gives the bytes from an offset on, as many as one answer holds
 * @param progressed hears how many bytes are there
 */
export async function fetchParts(
  size: number,
  part: (offset: number) => Promise<Blob>,
  progressed: (bytes: number) => void,
): Promise<Blob> {
  let file = new Blob([], { type: 'application/zip' });
  while (file.size < size) {
    const next = await part(file.size);
    if (next.size === 0) throw new Error('The download broke off. Try again.');
    file = new Blob([file, next], { type: file.type });
    progressed(file.size);
  }
  return file;
}

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it needs it no longer than this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
