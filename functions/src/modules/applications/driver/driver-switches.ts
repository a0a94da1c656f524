import { type Driver, DriverKind } from '../../../contract/admin-drivers.ts';
import { AppError } from '../../../platform/app-error.ts';
import { FORM_VENDORS } from '../../form-vendors/form-vendors.ts';
import type { ApplicationDeps } from '../application-deps.ts';

type DriverDeps = Pick<ApplicationDeps, 'drivers' | 'mayFill' | 'clock'>;

/** Every driver, and whether an administrator has switched it off. */
export async function readDrivers(deps: DriverDeps): Promise<Driver[]> {
  const off = await deps.drivers.off();
  return DriverKind.options.map((kind) => ({
    kind,
    permitted: deps.mayFill(kind),
    captchas: [...FORM_VENDORS[kind].captchas],
    off_since: off.get(kind)?.toISOString() ?? null,
  }));
}

/**
 * Switches the driver for one vendor's forms off or on. While it is off, applications are handed over with the credit
 * returned, up to the moment before the click; switching it on again does not change those.
 */
export async function switchDriver(deps: DriverDeps, name: string, on: boolean): Promise<Driver> {
  const known = DriverKind.safeParse(name);
  if (!known.success) throw new AppError('not_found', 'Driver not found.');
  const kind = known.data;
  if (on) await deps.drivers.switchOn(kind);
  // Switching it off twice keeps the first time.
  else if (!(await deps.drivers.off()).has(kind)) await deps.drivers.switchOff(kind, deps.clock());
  const found = (await readDrivers(deps)).find((driver) => driver.kind === kind);
  if (!found) throw new AppError('not_found', 'Driver not found.');
  return found;
}
