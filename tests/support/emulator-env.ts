import { inject } from 'vitest';
import { useEmulators } from './use-emulators.ts';

useEmulators(inject);
