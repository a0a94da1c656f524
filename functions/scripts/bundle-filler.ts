import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** How the form filler is bundled into one script for the employer's page. */
export const FILLER: BuildOptions = {
  absWorkingDir: join(import.meta.dirname, '../../filler'),
  entryPoints: { filler: 'src/page/page-script.ts' },
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'chrome120',
  minify: true,
};

export async function bundleFiller(): Promise<string> {
  const { outputFiles } = await build({ ...FILLER, outdir: '.', write: false });
  return outputFiles?.[0]?.text ?? '';
}
