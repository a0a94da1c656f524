import { allMatches } from '../text/all-matches.ts';
import type { Found } from '../text/found.ts';
import type { DocumentLink, TextLine } from '../text/text-line.ts';
import { EMAIL } from './emails.ts';

const PROFILE_HOST =
  /(?:^|\.)(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com|behance\.net|dribbble\.com|medium\.com|dev\.to|kaggle\.com|twitter\.com|x\.com|scholar\.google\.[a-z.]+|orcid\.org|researchgate\.net|leetcode\.com|hackerrank\.com|codepen\.io|xing\.com|youtube\.com|instagram\.com|huggingface\.co|mastodon\.social|hachyderm\.io|substack\.com|notion\.site|wellfound\.com|angel\.co|indeed\.com)$/i;
const URL_TEXT =
  /(?<![@\w.])(?:https?:\/\/)?(?:www\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:com|org|net|io|dev|me|co|ai|app|tech|info|xyz|site|online|page|design|studio|works|edu|gov|eu|us|uk|de|fr|es|it|nl|be|ch|at|in|ca|au|nz|br|mx|pl|se|no|dk|fi|pt|ie|to|cv|blog|link|cloud|codes|engineer|software|name|pro)(?:\/[^\s|•·,;)\]]*)?(?![\w@-])/gi;

/** The text with a stroke for each email and web address. */
export function withoutOnlineAddresses(text: string): string {
  return text.replace(EMAIL, ' | ').replace(URL_TEXT, ' | ');
}

/**
 * Links to profiles and personal pages: those written in the contact lines, profile URLs anywhere, and link targets in
 * the contact lines. Employers' sites in the body are not the person's links.
 */
export function findLinks(
  lines: TextLine[],
  links: DocumentLink[],
  isContact: (page: number, line: number | undefined) => boolean,
): Found<string>[] {
  const found: Found<string>[] = [];
  for (const link of links) {
    if (!/^https?:\/\//i.test(link.url)) continue;
    const host = hostOf(link.url);
    if (host === undefined) continue;
    const contact = isContact(link.page, link.line ?? link.near);
    if (contact || (PROFILE_HOST.test(host) && isProfile(link.url))) {
      found.push({
        value: tidy(link.url),
        confidence: contact ? 0.95 : 0.75,
        page: link.page,
        line: link.line,
      });
    }
  }
  for (const line of lines) {
    for (const match of line.text.includes('.') ? allMatches(URL_TEXT, line.text) : []) {
      const value = match[0].replace(/[.,;:]+$/, '');
      const host = hostOf(/^https?:/i.test(value) ? value : `https://${value}`);
      if (host === undefined || (/\.(?:js|ts|py|net|io)$/i.test(value) && isTechnology(value))) continue;
      const contact = isContact(line.page, line.line);
      const profile = PROFILE_HOST.test(host) && isProfile(value);
      if (!contact && !profile) continue;
      if (line.text[match.index + match[0].length] === '@' || line.text[match.index - 1] === '@') continue;
      found.push({ value: tidy(value), confidence: profile ? 0.95 : 0.85, page: line.page, line: line.line });
    }
  }
  const seen = new Set<string>();
  return found.filter((link) => {
    const same = link.value
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

function isTechnology(text: string): boolean {
  return /^(?:asp|vb|ado|socket|draw|next|node|vue|react|express|d3|three)\./i.test(text);
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    return undefined;
  }
}

/** A profile has a path; a network's bare host is nobody's page. */
function isProfile(url: string): boolean {
  return /^(?:https?:\/\/)?[^/]+\/[^/?#\s]/.test(url);
}

function tidy(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}
