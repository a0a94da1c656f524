import '@/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { logGlobalErrors } from './log-global-errors.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

logGlobalErrors();
reloadAfterDeploy();
// index.html has the element
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
