import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';

/** A page being opened: its URL, and the cache for its responses. */
export type At = { client: QueryClient; params: Params; search: URLSearchParams };
