type Tones = Record<'accent' | 'onAccent' | 'signal', string>;

/** The compass of the logo as SVG elements, drawn 30 units wide. */
export const compass = ({ accent, onAccent, signal }: Tones): string =>
  `<circle cx="15" cy="15" r="14" fill="${accent}"/><path fill="${onAccent}" d="M20.8 9.2 13.4 13.4 9.2 20.8 16.6 16.6Z"/><path fill="${signal}" d="M13.4 13.4 16.6 16.6 9.2 20.8Z"/>`;
