import { describe, expect, it } from 'vitest';
import { emulatorOrigin } from './emulator-origin.ts';

describe('emulatorOrigin', () => {
  it('finds an emulator by its distance from the hosting port, whatever the offset', () => {
    const page = { protocol: 'http:', hostname: '127.0.0.1', port: '7000' };
    expect(emulatorOrigin(page, '4099', false)).toBe('http://127.0.0.1:11099');
  });

  it('counts from the hosting port when the page comes from the development server', () => {
    const page = { protocol: 'http:', hostname: 'localhost', port: '5173' };
    expect(emulatorOrigin(page, '4099', true)).toBe('http://localhost:9099');
  });
});
