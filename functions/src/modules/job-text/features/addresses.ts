const TOKEN = /\S+/g;
const PAGE = /\b(?:https?:\/\/|www\.)(?=\S)/i;
const FOLDER = /\.(?:com|org|edu|gov|io)\/(?=\S)/i;
const IN_HOST = /[\w-]/;

/** Where the address of a page or a mailbox begins in a text without spaces; its length if it has none. */
function startOfAddress(token: string): number {
  const at = token.indexOf('@');
  if (at > 0 && at < token.length - 1) return 0;
  const page = PAGE.exec(token)?.index ?? token.length;
  // "example.com/guide": back to where the name of the host begins, letter by letter, since a pattern that searches for it
  // would begin anew at each.
  let folder = FOLDER.exec(token)?.index ?? token.length;
  if (folder < token.length) while (folder > 0 && IN_HOST.test(token[folder - 1]!)) folder -= 1;
  return Math.min(page, folder);
}

/** A text with spaces for addresses of pages and mailboxes, which name no skills: "…/guide.html". */
export function withoutAddresses(text: string): string {
  return text.replace(TOKEN, (token) => {
    const start = startOfAddress(token);
    return start < token.length ? token.slice(0, start) + ' '.repeat(token.length - start) : token;
  });
}
