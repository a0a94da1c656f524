import type { World } from '../core/world.ts';
import { array, type FormValue, type Reader, readParams, string } from './params.ts';

type Shape = Record<string, Reader<unknown>>;
type ParamsOf<S extends Shape> = ReturnType<typeof readParams<S>>;

/** One operation of the API. */
export type ApiRoute = {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** The parameters by name, as tests compare them with the SDK's. */
  shape: Shape;
  /** Reads the parameters, then does the work; throws a `StripeError` for every other answer than 200. */
  prepare: (form: FormValue) => { run: (world: World, path: PathParams) => object; expand: string[] };
};

/** The ids in the address. */
export type PathParams = { id: string };

function route<S extends Shape>(
  method: ApiRoute['method'],
  path: string,
  shape: S,
  run: (world: World, params: ParamsOf<S>, path: PathParams) => object,
): ApiRoute {
  const complete = { expand: array(string()), ...shape };
  return {
    method,
    path,
    shape: complete,
    prepare: (form) => {
      const { expand = [], ...params } = readParams(form, complete) as { expand?: string[] };
      return {
        // Every reader of `shape` has read its parameter.
        run: (world, ids) => run(world, params as ParamsOf<S>, ids),
        expand,
      };
    },
  };
}

export const get = <S extends Shape>(
  path: string,
  shape: S,
  run: (world: World, params: ParamsOf<S>, path: PathParams) => object,
): ApiRoute => route('get', path, shape, run);

export const post = <S extends Shape>(
  path: string,
  shape: S,
  run: (world: World, params: ParamsOf<S>, path: PathParams) => object,
): ApiRoute => route('post', path, shape, run);

export const del = <S extends Shape>(
  path: string,
  shape: S,
  run: (world: World, params: ParamsOf<S>, path: PathParams) => object,
): ApiRoute => route('delete', path, shape, run);
