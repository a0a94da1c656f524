import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';

/** A page that is opened: what its address says, and where its answers are kept. */
export type At = { client: QueryClient; params: Params; search: URLSearchParams };
