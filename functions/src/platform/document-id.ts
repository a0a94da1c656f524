/** Whether a string from outside can be the id of a Firestore document; anything else names nothing. */
export function isDocumentId(value: string): boolean {
  if (value.length === 0 || value.length > 300) return false;
  if (value === '.' || value === '..' || /^__.*__$/.test(value)) return false;
  if (!value.isWellFormed()) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  return !/[/\u0000-\u001f\u007f]/.test(value);
}
