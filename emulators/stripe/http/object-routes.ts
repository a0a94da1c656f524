import type { Kind, Objects } from '../core/state.ts';
import type { World } from '../core/world.ts';
import { type ApiRoute, get, post } from './api-route.ts';

/** Shows the object that the path names. */
export const retrieve = (path: string, kind: Kind): ApiRoute =>
  get(path, {}, (world, _params, { id }) => world.state.get(kind, id));

/** Does `work` to the object that the path names, and shows what has become of it. */
export const act = <K extends Kind>(
  path: string,
  kind: K,
  work: (world: World, object: Objects[K]) => void,
): ApiRoute =>
  post(path, {}, (world, _params, { id }) => {
    const object = world.state.get(kind, id);
    work(world, object);
    return object;
  });
