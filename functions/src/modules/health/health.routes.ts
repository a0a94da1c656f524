import { getHealth } from '../../contract/health.ts';
import { type Route, route } from '../../http/route.ts';

export function healthRoutes(): Route[] {
  return [route(getHealth, async () => ({ ok: true as const }))];
}
