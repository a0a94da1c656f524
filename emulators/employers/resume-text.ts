import type { UploadedFile } from './resume-file.ts';

/** What an employer's parser reads from a resume: as little, and by as simple means, as real ones. */
type ParsedContact = { name: string; email: string; phone: string; links: string[] };

export async function parseContact(file: UploadedFile): Promise<ParsedContact> {
  const text = await textOf(file);
  const lines = text.split(/\r?\n| {3,}/).map((line) => line.trim());
  const name = lines.find((line) => /^\p{Lu}[\p{L}.'’-]+( \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(line)) ?? '';
  return {
    name,
    email: /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(text)?.[0] ?? '',
    phone: /\+?\(?\d[\d ().-]{7,}\d/.exec(text)?.[0] ?? '',
    links: [...text.matchAll(/(?:https?:\/\/)?(?:www\.)?(?:linkedin|github)\.com\/[\w/-]+/g)].map(
      ([link]) => link,
    ),
  };
}

async function textOf(file: UploadedFile): Promise<string> {
  const name = file.filename.toLowerCase();
  try {
    if (name.endsWith('.txt')) return file.content.toString('utf8');
    if (name.endsWith('.pdf')) {
      const { extractText } = await import('unpdf');
      return (await extractText(new Uint8Array(file.content))).text.join('\n');
    }
    if (name.endsWith('.docx')) {
      const { strFromU8, unzipSync } = await import('fflate');
      const entries = unzipSync(file.content, {
        filter: (entry) => entry.name === 'word/document.xml' && entry.originalSize < 20_000_000,
      });
      const document = entries['word/document.xml'];
      if (!document) return '';
      return strFromU8(document)
        .replace(/<\/w:p>/g, '\n')
        .replace(/<[^>]+>/g, '');
    }
  } catch {
    // A file that the parser cannot read is still a valid attachment; nothing is filled in.
  }
  return '';
}
