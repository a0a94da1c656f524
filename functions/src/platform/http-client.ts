/**
 * The part of undici that outgoing requests use. A separate module so that it can be loaded on demand: bundled,
 * `import('undici')` has no named exports, because undici is a CommonJS package.
 */
export { Agent, fetch } from 'undici';
