import type { OwnedDocument } from './owned-data.repository.ts';

/** A file of the user in storage, and its name in the zip. */
export type ExportedFile = { path: string; name: string };

/** The file that a document refers to: an original resume, or the screenshot of a sent form. */
export function fileOf({ path, data }: OwnedDocument): ExportedFile | null {
  const [collection, id, below] = path.split('/');
  const { file_path, file_name, version, screenshot_path } = data;
  if (collection === 'users' && below === 'resumes' && typeof file_path === 'string')
    return { path: file_path, name: `resumes/v${version}-${safeName(file_name)}` };
  if (collection === 'applications' && below === undefined && typeof screenshot_path === 'string')
    return { path: screenshot_path, name: `applications/${id}.png` };
  return null;
}

/** A name that every system can unpack and that cannot escape its folder. */
function safeName(name: unknown): string {
  const cleaned = String(name ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_');
  return cleaned || 'resume';
}
