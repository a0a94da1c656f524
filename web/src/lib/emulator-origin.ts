const HOSTING_PORT = 5000;
const DEV_SERVER_PORT = 5173;

/**
 * Address of a local emulator. All ports of the local stack shift together, so its port is found by its offset from the
 * hosting port; the dev server has a fixed offset from hosting.
 */
export function emulatorOrigin(
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  delta: string | undefined,
  fromDevServer: boolean = import.meta.env.DEV,
): string {
  const shift = fromDevServer ? DEV_SERVER_PORT - HOSTING_PORT : 0;
  return `http://${page.hostname}:${Number(page.port) - shift + Number(delta ?? 0)}`;
}
