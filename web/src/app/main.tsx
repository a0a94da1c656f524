import '@/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { logGlobalErrors } from './log-global-errors.ts';

logGlobalErrors();
// index.html holds the element.
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
