/**
 * Keeps the browser from leaving the page for a file that is dropped beside a place for files, or on one that doesn't react
 * yet. Such a place says that it takes the file by preventing the default.
 */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof Element && event.target.closest('input[type="file"]')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
