import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './first-view.css';
import './styles.css';
import { Conclave } from './conclave.js';
import { keepPages } from './keep-pages.js';
import { startLanguages } from '../i18n/index.js';
import { reloadWhenPartsAreGone } from '../shared/newer-pages.js';

reloadWhenPartsAreGone();
keepPages();
await startLanguages();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <Conclave />
  </StrictMode>,
);

void import('./page-title.js').then(
  ({ followTitle }) => followTitle(),
  () => undefined,
);

/** Behind the first view: the styles and texts of everything else, so that no later step waits for them. */
const QUIET_MS = 4_000;
setTimeout(() => void import('../shared/rest.js').catch(() => undefined), QUIET_MS);
