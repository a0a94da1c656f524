import { styled } from '@mui/material/styles';
import { textSize, tone } from '@/theme/tokens.ts';

const Text = styled('div')({
  maxWidth: '72ch',
  color: tone.ink2,
  overflowWrap: 'anywhere',
  '& :is(h1, h2, h3, h4, h5, h6)': {
    color: tone.ink,
    fontSize: textSize.lead,
    margin: '24px 0 8px',
    lineHeight: 1.3,
  },
  '& p': { margin: '0 0 12px' },
  '& :is(ul, ol)': { margin: '0 0 14px', paddingInlineStart: 22 },
  '& li': { marginBottom: 6 },
  '& a': { color: tone.accent },
  '& > :first-of-type': { marginTop: 0 },
});

/**
 * The description of a posting.
 * @param html sanitized by the server when it stored the posting: paragraphs, headings, lists, emphasis, links
 */
export function PostingText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes postings before it stores them, and the CSP blocks inline scripts
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}
